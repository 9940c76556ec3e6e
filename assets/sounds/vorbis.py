"""Writing Ogg Vorbis with the same bytes each time."""

import io
import struct
from pathlib import Path

import numpy as np
import soundfile

from assets.sounds.waves import RATE, Wave

COMPRESSION = 0.9  # 0 the best … 1 the smallest
SERIAL = 0x51A7  # the encoder draws one at random; ours is always this


def write_ogg(wave: Wave, path: Path) -> None:
    """Encode a mono wave and write it."""
    encoded = io.BytesIO()
    soundfile.write(
        encoded,
        wave.astype(np.float32),
        RATE,
        format="OGG",
        subtype="VORBIS",
        compression_level=COMPRESSION,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(with_serial(encoded.getvalue(), SERIAL))


def with_serial(ogg: bytes, serial: int) -> bytes:
    """Return an Ogg stream under another serial number: each page names it, and sums itself up (RFC 3533)."""
    pages, at = [], 0
    while at < len(ogg):
        count = ogg[at + 26]
        end = at + 27 + count + sum(ogg[at + 27 : at + 27 + count])
        page = bytearray(ogg[at:end])
        page[14:18] = struct.pack("<I", serial)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", checksum(page))
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def checksum(page: bytes | bytearray) -> int:
    """Return Ogg's CRC-32 of a page: polynomial 04C11DB7, from the highest bit, starting at 0."""
    total = 0
    for byte in page:
        total ^= byte << 24
        for _ in range(8):
            total = (total << 1 ^ 0x04C11DB7 if total & 0x80000000 else total << 1) & 0xFFFFFFFF
    return total
