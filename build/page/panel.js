// Words and panels before (and instead of) Python. A plain script inside the page, so that it also works
// when the loader itself can't be had; the loader uses it as window.sistaSticketPanel.
window.sistaSticketPanel = (() => {
  const WORDS = {
    en: {
      progress: "{done} of {total} MB", starting: "Laying out the table…",
      title: "The game could not start", stopped: "The game has stopped", over: "The game has ended",
      file: "A file could not be fetched: {detail}. Check the connection, then try again.",
      slow: "Nothing has arrived for {detail} seconds. Check the connection, then try again.",
      wasm: "This browser can't run the game: WebAssembly is missing or switched off. "
        + "Try a current Firefox, Chrome, Edge or Safari.",
      error: "An error in the game has stopped it. A saved game goes on from its last move.",
      bye: "Thank you for playing.", retry: "Try again", again: "Start again", details: "Details",
    },
    sv: {
      progress: "{done} av {total} MB", starting: "Bordet dukas…",
      title: "Spelet kunde inte starta", stopped: "Spelet har stannat", over: "Spelet är avslutat",
      file: "En fil gick inte att hämta: {detail}. Kontrollera anslutningen och försök igen.",
      slow: "Inget har kommit på {detail} sekunder. Kontrollera anslutningen och försök igen.",
      wasm: "Webbläsaren kan inte köra spelet: WebAssembly saknas eller är avstängt. "
        + "Prova en aktuell Firefox, Chrome, Edge eller Safari.",
      error: "Ett fel i spelet har stoppat det. Ett sparat spel fortsätter från sitt senaste drag.",
      bye: "Tack för spelet.", retry: "Försök igen", again: "Starta igen", details: "Detaljer",
    },
    ru: {
      progress: "{done} из {total} МБ", starting: "Накрываем на стол…",
      title: "Не удалось начать игру", stopped: "Игра остановилась", over: "Игра окончена",
      file: "Не удалось получить файл: {detail}. Проверьте соединение и попробуйте ещё раз.",
      slow: "Уже {detail} с ничего не приходит. Проверьте соединение и попробуйте ещё раз.",
      wasm: "Этот браузер не может запустить игру: WebAssembly отсутствует или выключен. "
        + "Попробуйте свежий Firefox, Chrome, Edge или Safari.",
      error: "Игру остановила ошибка. Сохранённая игра продолжится с последнего хода.",
      bye: "Спасибо за игру.", retry: "Ещё раз", again: "Начать снова", details: "Подробности",
    },
    sr: {
      progress: "{done} од {total} MB", starting: "Постављамо сто…",
      title: "Игра није могла да почне", stopped: "Игра је стала", over: "Игра је завршена",
      file: "Датотека није стигла: {detail}. Проверите везу и покушајте поново.",
      slow: "Већ {detail} с ништа не стиже. Проверите везу и покушајте поново.",
      wasm: "Овај прегледач не може да покрене игру: WebAssembly недостаје или је искључен. "
        + "Пробајте нови Firefox, Chrome, Edge или Safari.",
      error: "Грешка је зауставила игру. Сачувана игра се наставља од последњег потеза.",
      bye: "Хвала на игри.", retry: "Поново", again: "Почни опет", details: "Детаљи",
    },
  };
  const root = document.documentElement;
  const AKIN = { nb: "sv", nn: "sv", no: "sv", da: "sv", sh: "sr", cnr: "sr" }; // as in game/text/words.py
  const spoken = (navigator.languages || []).map((tag) => tag.split("-")[0].toLowerCase());
  const akin = spoken.map((tag) => AKIN[tag]);
  const lang = [...spoken, ...akin].find((tag) => Object.hasOwn(WORDS, tag)) || "en";
  root.lang = lang;
  const words = WORDS[lang];
  const at = (id) => document.getElementById(id);
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  let failed = false;

  function fill(text, values) {
    return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  }

  // done and total in bytes
  function progress(done, total) {
    const percent = total ? Math.min(100, Math.round(100 * done / total)) : 0;
    at("bar").setAttribute("aria-valuenow", percent);
    at("fill").style.width = percent + "%";
    at("progress").textContent = done < total
      ? fill(words.progress, { done: number.format(done / 1e6), total: number.format(total / 1e6) })
      : words.starting;
  }

  // kind: "file", "slow", "wasm", "error", "bye"; detail goes into the sentence; trace is the long story.
  // The first failure stays: what follows it is mostly its consequence.
  function show(kind, detail, trace) {
    if (failed) return;
    failed = true;
    const running = root.dataset.state !== "loading";
    root.dataset.state = "error";
    root.lang = lang;
    at("loading").hidden = true;
    at("failure-title").textContent = kind === "bye" ? words.over : running ? words.stopped : words.title;
    at("failure-text").textContent = fill(words[kind], { detail });
    at("retry").textContent = kind === "bye" ? words.again : words.retry;
    at("retry").onclick = () => location.reload();
    at("failure-details").hidden = !trace;
    at("failure-details").firstElementChild.textContent = words.details;
    at("failure-details").lastElementChild.textContent = trace || "";
    at("failure").hidden = false;
    at("retry").focus({ preventScroll: true });
  }

  progress(0, 0);
  return { progress, show, failed: () => failed, lang };
})();
