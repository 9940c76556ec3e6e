"""Compiles SDL, FreeType and pygame-ce into one WebAssembly side module for Pyodide, packed as a wheel.

Runs where Debian's emscripten is (make.py takes care of that), with units.py and patches.py beside it.
"""

import argparse
import base64
import concurrent.futures
import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from units import Sources, Unit, find_sources, list_units, prepare, pygame_version, the

# hidden names and no debugging data: the module is half as large; exceptions and longjmp as Pyodide has them
EXCEPTIONS = ("-fwasm-exceptions", "-sSUPPORT_LONGJMP=wasm")
COMMON = (
    "-O2",
    "-g0",
    "-fPIC",
    *EXCEPTIONS,
    "-fvisibility=hidden",
    "-DDECLSPEC=",
    "-DNDEBUG",
    "-Wno-everything",
)
FIXED_TIME = (2024, 1, 1, 0, 0, 0)


def write_python_headers(sources: Path, stdlib: Path, python: str, target: Path) -> None:
    """Lays out CPython's headers with the pyconfig.h of Pyodide.

    Pyodide ships every value of its pyconfig.h in a module of its standard library; Debian's pyconfig.h
    tells the names to look for.
    """
    debian = the(sources, f"libpython{python}-dev") / "usr" / "include"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(debian / f"python{python}", target)
    listed = next(debian.glob(f"*-linux-gnu/python{python}/pyconfig.h")).read_text()
    names = sorted(set(re.findall(r"^\s*(?:#\s*define|/\*\s*#\s*undef)\s+(\w+)", listed, re.M)))
    with zipfile.ZipFile(stdlib) as packed:
        text = packed.read("_sysconfigdata__emscripten_wasm32-emscripten.py").decode()
    scope: dict[str, object] = {"__name__": "values"}
    exec(text.replace("from os import environ", "environ = {}"), scope)
    values = scope["build_time_vars"]
    if not isinstance(values, dict):
        sys.exit("Pyodide's standard library has no build_time_vars")
    lines = ["#ifndef PYCONFIG_WASM_H", "#define PYCONFIG_WASM_H"]
    for name in names:
        if name not in ("PYCONFIG_H", "Py_PYCONFIG_H") and values.get(name):
            lines += [f"#ifndef {name}", f"#define {name} {values[name]}", "#endif"]
    (target / "pyconfig.h").write_text("\n".join([*lines, "#endif", ""]))


def compile_unit(unit: Unit, folder: Path, sources: Path) -> Path:
    """Compiles one file and returns the object; raises CalledProcessError with emcc's words printed."""
    code = unit.source.read_bytes()
    key = hashlib.sha256(repr((unit, COMMON)).encode() + code).hexdigest()[:12]
    made = folder / f"{unit.source.stem}-{key}.o"
    # where the sources lie must not show in the outcome (assertions name their file)
    places = (f"-ffile-prefix-map={sources}=src", f"-ffile-prefix-map={folder.parent}=out")
    command = ["emcc", *COMMON, *places, *unit.flags, "-c", str(unit.source), "-o", str(made)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{unit.source} does not compile:\n{done.stderr[-3000:]}")
        done.check_returncode()
    return made


def compile_all(units: list[Unit], folder: Path, sources: Path) -> list[Path]:
    """Compiles everything, two and more at a time; returns the objects in the units' order."""
    folder.mkdir(parents=True)
    compile_unit(units[0], folder, sources)  # alone: the first call fills emscripten's cache
    longest_first = sorted(range(len(units)), key=lambda i: -units[i].source.stat().st_size)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {i: pool.submit(compile_unit, units[i], folder, sources) for i in longest_first}
        return [jobs[i].result() for i in range(len(units))]


def link(objects: list[Path], target: Path) -> None:
    """Links the objects into a side module that exports pygame's one entry."""
    listing = target.with_suffix(".rsp")
    listing.write_text("\n".join(map(str, objects)))
    command = ["emcc", "-O2", "-g0", "-sSIDE_MODULE=2", *EXCEPTIONS, "-sWASM_BIGINT",
               "-sEXPORTED_FUNCTIONS=_PyInit_base", f"@{listing}", "-o", str(target)]  # fmt: skip
    subprocess.run(command, check=True)


def pack_wheel(sources: Sources, module: Path, tag: str, folder: Path) -> Path:
    """Packs the side module with pygame's Python files; the same bytes each time."""
    version = "{}.{}.{}{}".format(*pygame_version(sources.pygame))
    wheel = folder / f"pygame_ce-{version}-{tag}.whl"
    about = f"pygame_ce-{version}.dist-info/"
    code = sources.pygame / "src_py"
    files = {
        f"pygame/{p.relative_to(code)}": p for p in sorted([*code.glob("*.py"), *code.glob("_sdl2/*.py")])
    }
    for name in ("freesansbold.ttf", "pygame_icon.bmp"):
        files[f"pygame/{name}"] = code / name
    files[f"pygame/{module.name}"] = module
    contents = {name: path.read_bytes() for name, path in files.items()}
    contents[about + "METADATA"] = (
        f"Metadata-Version: 2.1\nName: pygame-ce\nVersion: {version}\nLicense: LGPL v2.1\n".encode()
    )
    contents[about + "WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: compile.py\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    )
    records = []
    for name, data in contents.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        records.append(f"{name},sha256={digest},{len(data)}\n")
    contents[about + "RECORD"] = "".join([*records, f"{about}RECORD,,\n"]).encode()
    with zipfile.ZipFile(wheel, "w") as packed:
        for name, data in contents.items():
            packed.writestr(zipfile.ZipInfo(name, FIXED_TIME), data, zipfile.ZIP_DEFLATED, 9)
    return wheel


def main() -> None:
    """Compiles, links and packs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--src", type=Path, required=True, help="folder with the unpacked sources")
    parser.add_argument("--stdlib", type=Path, required=True, help="Pyodide's python_stdlib.zip")
    parser.add_argument("--python", required=True, help="3.13")
    parser.add_argument("--platform", required=True, help="the wheel's platform tag")
    parser.add_argument("--out", type=Path, required=True, help="emptied first")
    options = parser.parse_args()
    shutil.rmtree(options.out, ignore_errors=True)
    options.out.mkdir(parents=True)
    sources = find_sources(options.src)
    include, headers = options.out / "include", options.out / "python"
    write_python_headers(options.src, options.stdlib, options.python, headers)
    prepare(sources, include)
    units = list_units(sources, include, headers)
    objects = compile_all(units, options.out / "objects", options.src)
    digits = options.python.replace(".", "")
    module = options.out / f"base.cpython-{digits}-wasm32-emscripten.so"
    link(objects, module)
    wheel = pack_wheel(sources, module, f"cp{digits}-cp{digits}-{options.platform}", options.out)
    print(f"{wheel} {wheel.stat().st_size:,} bytes from {len(units)} files")


if __name__ == "__main__":
    main()
