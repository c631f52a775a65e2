#!/usr/bin/env python3
"""Makes PNG files smaller.

    Scripts/shrink-pictures.py [--few-colours] FILE…
    Scripts/shrink-pictures.py --beside TARGET LEFT RIGHT

snug writes PNG files fast rather than small. This script compresses pictures for the repository again at zlib's highest
level. Pictures without an alpha channel get a palette if they have at most 256 colours. --few-colours rounds colours
until there are at most 256, by as little as necessary, but keeps at least 3 bits per channel, even if more colours
remain. The script changes only 8-bit files without interlacing and palette, which are those that snug writes.
--beside first makes one picture of two of the same size, with a grey line between them.
"""
import struct
import sys
import zlib

# The width of the line between two pictures.
LINE = 16


def chunks(data):
    at = 8
    while at < len(data):
        size = struct.unpack(">I", data[at:at + 4])[0]
        yield data[at + 4:at + 8], data[at + 8:at + 8 + size]
        at += size + 12


def unfiltered(rows, width, height, channels):
    """Rows without their filters; None for filters other than 0 (none) and 2 (up), which snug uses."""
    line, above, out = width * channels, bytes(width * channels), []
    for y in range(height):
        kind, row = rows[y * (line + 1)], rows[y * (line + 1) + 1:(y + 1) * (line + 1)]
        if kind == 2:
            row = bytes((a + b) & 255 for a, b in zip(row, above))
        elif kind != 0:
            return None
        out.append(row)
        above = row
    return out


def packed(rows):
    return min((zlib.compress(b"".join(rows), 9), zlib.compress(up(rows), 9)), key=len)


def up(rows):
    above, out = bytes(len(rows[0]) - 1), []
    for row in rows:
        out.append(b"\2" + bytes((a - b) & 255 for a, b in zip(row[1:], above)))
        above = row[1:]
    return b"".join(out)


def rounded(pixel, bits):
    """A colour rounded to a number of bits per channel. Black and white do not change."""
    most = (1 << bits) - 1
    return bytes(round(round(channel * most / 255) * 255 / most) for channel in pixel)


def read(path):
    """The chunks of a file, its width, channels and rows; None if it is not of the kind that snug writes."""
    with open(path, "rb") as file:
        data = file.read()
    parts = list(chunks(data))
    width, height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", parts[0][1])
    if depth != 8 or interlace or colour not in (2, 6):
        return None
    channels = 3 if colour == 2 else 4
    rows = unfiltered(zlib.decompress(b"".join(p for k, p in parts if k == b"IDAT")), width, height, channels)
    return rows and (data, parts, width, height, channels, rows)


def join(target, left, right):
    data, parts, width, height, channels, rows = read(left)
    *_, others = read(right)
    line = (b"\xc7\xc7\xcc\xff"[:channels]) * LINE
    header = struct.pack(">II", 2 * width + LINE, height) + parts[0][1][8:]
    body = packed([b"\0" + row + line + other for row, other in zip(rows, others, strict=True)])
    with open(target, "wb") as file:
        file.write(data[:8] + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b""))


def shrink(path, few_colours):
    picture = read(path)
    if picture is None:
        return
    data, parts, width, height, channels, rows = picture
    header, palette = parts[0][1], None
    pixels = [[row[i:i + channels] for i in range(0, len(row), channels)] for row in rows]
    bits = 8
    while few_colours and bits > 3 and len({pixel for row in pixels for pixel in row}) > 256:
        bits -= 1
        new = {pixel: rounded(pixel, bits) for row in pixels for pixel in row}
        pixels = [[new[pixel] for pixel in row] for row in pixels]
    colours = sorted({pixel for row in pixels for pixel in row}) if channels == 3 else range(257)
    if len(colours) <= 256:
        place = {pixel: index for index, pixel in enumerate(colours)}
        rows = [bytes(place[pixel] for pixel in row) for row in pixels]
        header, palette = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0), b"".join(colours)
    body = packed([b"\0" + row for row in rows])
    out = data[:8]
    for kind, content in parts:
        if kind == b"IHDR":
            content = header
        if kind == b"IDAT":
            if body is None:
                continue
            if palette:
                out += chunk(b"PLTE", palette)
            content, body = body, None
        out += chunk(kind, content)
    if len(out) < len(data):
        with open(path, "wb") as file:
            file.write(out)
    print(f"{path}: {len(data)} → {min(len(out), len(data))} bytes")


def chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


names = [name for name in sys.argv[1:] if not name.startswith("--")]
if "--beside" in sys.argv:
    join(*names)
    names = names[:1]
for name in names:
    shrink(name, "--few-colours" in sys.argv)
