"""What is compiled: every C file of SDL, its companions, FreeType and pygame, with its flags."""

import re
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from patches import allow_file_objects, drop_audio_callback, register_submodules, switch_off_signals

EMSCRIPTEN = Path("/usr/share/emscripten")
SDL_FOLDERS = """. atomic audio audio/emscripten audio/dummy audio/disk cpuinfo dynapi
 events file haptic haptic/dummy hidapi joystick joystick/emscripten
 loadso/dlopen locale locale/emscripten misc misc/emscripten power
 power/emscripten filesystem/emscripten render render/opengles2 render/software
 sensor sensor/dummy stdlib thread thread/generic timer timer/unix video
 video/dummy video/emscripten video/yuv2rgb"""
SDL_SKIPPED = {"yuv_rgb_lsx.c", "yuv_rgb_sse.c"}  # for other processors
IMAGE_FORMATS = """-DUSE_STBIMAGE -DLOAD_PNG -DLOAD_JPG -DLOAD_BMP -DLOAD_GIF -DLOAD_PNM -DLOAD_TGA
 -DLOAD_QOI -DSDL_IMAGE_SAVE_PNG=1 -DSDL_IMAGE_SAVE_JPG=1"""
MIXER_CODECS = ("load_aiff", "load_voc", "mp3utils", "music_wav", "music_ogg_stb")
FREETYPE_FILES = """base/ftsystem.c base/ftinit.c base/ftdebug.c base/ftbase.c base/ftbbox.c base/ftglyph.c
 base/ftbitmap.c base/ftstroke.c base/ftsynth.c base/ftmm.c base/ftfstype.c base/ftgasp.c base/fttype1.c
 base/ftwinfnt.c autofit/autofit.c truetype/truetype.c cff/cff.c psaux/psaux.c psnames/psmodule.c
 pshinter/pshinter.c sfnt/sfnt.c smooth/smooth.c raster/raster.c cache/ftcache.c gzip/ftgzip.c"""
FREETYPE_MODULES = {
    "FT_Module_Class": ("autofit_module", "psaux_module", "psnames_module", "pshinter_module", "sfnt_module"),
    "FT_Driver_ClassRec": ("tt_driver", "cff_driver"),
    "FT_Renderer_Class": ("ft_smooth_renderer", "ft_raster1_renderer"),
}
PYGAME_FILES = ("base.c", "bitmask.c", "rotozoom.c", "SDL_gfx/SDL_gfxPrimitives.c")


class Unit(NamedTuple):
    """One C file and the flags that it needs besides the common ones."""

    source: Path
    flags: tuple[str, ...]


class Sources(NamedTuple):
    """Where the unpacked sources lie."""

    sdl: Path
    image: Path
    ttf: Path
    mixer: Path
    freetype: Path
    pygame: Path


def the(folder: Path, pattern: str) -> Path:
    """Returns the one folder that matches; stops the build when there are none or several."""
    found = [path for path in sorted(folder.glob(pattern)) if path.is_dir()]
    if len(found) != 1:
        sys.exit(f"expected exactly one {pattern} in {folder}, found {[p.name for p in found]}")
    return found[0]


def find_sources(folder: Path) -> Sources:
    """Finds the six source trees in `folder`."""
    patterns = (
        "SDL2-2*",
        "SDL2_image-*",
        "SDL2_ttf-*",
        "SDL2_mixer-*",
        "freetype-[0-9]*",
        "pygame_ce-*[0-9]",
    )
    return Sources(*(the(folder, pattern) for pattern in patterns))


def prepare(sources: Sources, include: Path) -> None:
    """Applies the patches and lays out the common header files in `include`."""
    shutil.rmtree(include, ignore_errors=True)
    (include / "SDL2").mkdir(parents=True)
    headers = [sources.ttf / "SDL_ttf.h"]
    for library in (sources.sdl, sources.image, sources.mixer):
        headers += sorted((library / "include").glob("*.h"))
    for header in headers:
        shutil.copy(header, include / "SDL2")
    switch_off_signals(include / "SDL2" / "SDL_config_emscripten.h")
    drop_audio_callback(sources.sdl)
    register_submodules(sources.pygame)
    allow_file_objects(sources.pygame)
    lines = [
        f"FT_USE_MODULE( {kind}, {name}_class )\n"
        for kind, names in FREETYPE_MODULES.items()
        for name in names
    ]
    (include / "ftmods.h").write_text("".join(lines))


def pygame_version(pygame: Path) -> tuple[str, str, str, str]:
    """Reads pygame's version from its sources: major, minor, patch, tag."""
    text = (pygame / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^version = "(\d+)\.(\d+)\.(\d+)(.*?)"', text, re.M)
    if not found:
        sys.exit("no version in pygame's pyproject.toml")
    return found[1], found[2], found[3], found[4]


def list_units(sources: Sources, include: Path, python_headers: Path) -> list[Unit]:
    """Lists everything that is compiled."""
    sdl_flags = (f"-I{include}/SDL2",)
    freetype_flags = (f"-I{sources.freetype}/include", f"-I{include}", "-DFT_CONFIG_MODULES_H=<ftmods.h>")
    units: list[Unit] = []

    def add(files: list[Path], *flags: str) -> None:
        units.extend(Unit(path, flags) for path in files)

    folders = (sources.sdl / "src" / folder for folder in SDL_FOLDERS.split())
    files = [path for folder in folders for path in sorted(folder.glob("*.c"))]
    add([path for path in files if path.name not in SDL_SKIPPED], *sdl_flags, "-fwrapv")
    # SDL's table of DOM key codes, which Pyodide's main module lacks
    add([EMSCRIPTEN / "system/lib/html5/dom_pk_codes.c"])
    add(sorted((sources.image / "src").glob("IMG*.c")), *sdl_flags, *IMAGE_FORMATS.split())
    add([sources.ttf / "SDL_ttf.c"], *sdl_flags, *freetype_flags, "-DTTF_USE_HARFBUZZ=0")
    mixer = sources.mixer / "src"
    codecs = [mixer / "codecs" / f"{name}.c" for name in MIXER_CODECS]
    mixer_flags = (f"-I{mixer}", f"-I{mixer}/codecs", "-DMUSIC_WAV", "-DMUSIC_OGG", "-DOGG_USE_STB")
    add(sorted(mixer.glob("*.c")) + codecs, *sdl_flags, *mixer_flags)
    freetype = [sources.freetype / "src" / name for name in FREETYPE_FILES.split()]
    add([path for path in freetype if path.exists()], *freetype_flags, "-DFT2_BUILD_LIBRARY")
    code = sources.pygame / "src_c"
    major, minor, patch, tag = pygame_version(sources.pygame)
    version = (f"-DPG_MAJOR_VERSION={major}", f"-DPG_MINOR_VERSION={minor}",
               f"-DPG_PATCH_VERSION={patch}", f'-DPG_VERSION_TAG="{tag}"')  # fmt: skip
    paths = (f"-I{python_headers}", f"-I{code}", f"-I{code}/include", f"-I{code}/SDL_gfx")
    switches = ("-DBUILD_STATIC=1", "-DNO_SDL2")
    add([code / name for name in PYGAME_FILES], *sdl_flags, *freetype_flags, *paths, *switches, *version)
    return units
