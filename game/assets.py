"""Where the made assets lie: pictures, sounds and catalogues, in a checkout, a wheel and the page alike."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
# An installed wheel and the page carry them inside the package; a checkout has them beside it.
_PLACES = (_PACKAGE / "made", _PACKAGE.parent / "assets" / "made")


class AssetsError(FileNotFoundError):
    """The folder of made assets is nowhere: the message says where it was looked for."""


def made(*parts: str) -> Path:
    """Return the path of a made asset, such as `made("cards", "back-knit.png")`; it need not exist.

    Raises AssetsError if there is no folder of made assets at all.
    """
    for place in _PLACES:
        if place.is_dir():
            return place.joinpath(*parts)
    places = " nor ".join(str(place) for place in _PLACES)
    raise AssetsError(f"The made assets are missing: neither {places} is a folder. Reinstall the game.")
