// Files of people's own: a download, and an upload through the browser's dialog. Nothing here throws.
// See door.mjs for its functions.

const MOST = 50_000_000; // bytes of a file that is read
const KEEP_MS = 60_000; // a download may be slow to begin

function named() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `sista-sticket-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

export const files = {
  save(text) {
    try {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      link.download = named();
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
      return link.download;
    } catch {
      return null;
    }
  },
  ask(tell) {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json";
    input.hidden = true;
    input.id = "chosen-file";
    document.getElementById(input.id)?.remove(); // one that was cancelled
    document.body.append(input);
    input.addEventListener("change", async () => {
      const file = input.files[0];
      input.remove();
      if (!file) return;
      if (file.size > MOST) return tell(null, `${file.name}: more than ${MOST} bytes.`);
      try {
        tell(await file.text(), null);
      } catch (error) {
        tell(null, `${file.name}: ${error.message || error}`);
      }
    });
    try {
      input.click();
    } catch (error) {
      tell(null, String(error.message || error));
    }
  },
};
