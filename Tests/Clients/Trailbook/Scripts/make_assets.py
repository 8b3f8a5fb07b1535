#!/usr/bin/env python3
"""Draws the images and writes the colour sets of the asset catalogues."""
import json
import math
import os
import struct
import zlib

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Sources")
INFO = {"author": "xcode", "version": 1}


def dump(path, value):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        # Xcode writes a space before the colon.
        json.dump(value, file, indent=2, separators=(",", " : "))
        file.write("\n")


def png(path, width, height, pixel):
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            rows.extend(max(0, min(255, int(v))) for v in pixel(x / width, y / height))

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        file.write(chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b""))


def mix(a, b, t):
    return tuple(a[i] + (b[i] - a[i]) * t for i in range(len(a)))


def lake(x, y):
    hills = 0.45 + 0.06 * math.sin(x * 7) + 0.03 * math.sin(x * 17)
    if y < hills:
        return mix((120, 180, 225), (235, 240, 235), y / hills) + (255,)
    if y < 0.58:
        return (70, 120, 80, 255)
    return mix((60, 130, 170), (30, 70, 110), (y - 0.58) / 0.42) + (255,)


def forest(x, y):
    tree = abs((x * 9) % 1 - 0.5)
    if y > 0.35 + tree * 0.7:
        return mix((40, 95, 60), (20, 50, 35), y) + (255,)
    return mix((210, 225, 190), (150, 190, 140), y) + (255,)


def ridge(x, y):
    line = 0.3 + 0.35 * x + 0.05 * math.sin(x * 21)
    if y < line:
        return mix((250, 200, 140), (250, 235, 210), y) + (255,)
    return mix((150, 100, 60), (90, 60, 50), y) + (255,)


def peak(x, y):
    slope = 0.15 + abs(x - 0.55) * 1.3 + 0.03 * math.sin(x * 40)
    if y < slope:
        return mix((90, 130, 190), (200, 220, 240), y) + (255,)
    if y < 0.42:
        return (245, 247, 250, 255)
    return mix((110, 112, 120), (60, 60, 70), y) + (255,)


def boots(x, y):
    shaft = 0.3 < x < 0.55 and 0.2 < y < 0.7
    foot = 0.3 < x < 0.8 and 0.55 < y < 0.75 and (x < 0.7 or (x - 0.7) ** 2 + (y - 0.65) ** 2 < 0.01)
    sole = 0.28 < x < 0.82 and 0.75 <= y < 0.82
    if sole:
        return (50, 40, 35, 255)
    if shaft or foot:
        return (160, 95, 55, 255)
    return (235, 228, 214, 255)


def logo(x, y):
    distance = math.hypot(x - 0.5, y - 0.5)
    if distance > 0.48:
        return (0, 0, 0, 0)
    if y > 0.3 + abs(x - 0.5) * 1.1:
        return (250, 250, 245, 255)
    return (45, 125, 90, 255)


IMAGES = {
    "trail-lake": (480, 320, lake),
    "trail-forest": (480, 320, forest),
    "trail-ridge": (480, 320, ridge),
    "trail-peak": (480, 320, peak),
    "journal-boots": (240, 240, boots),
    "logo": (256, 256, logo),
}

COLORS = {
    "Accent": (0x2D7D5A, 0x5FC79A),
    "Background": (0xF6F3EC, 0x14171A),
    "Card": (0xFFFFFF, 0x202529),
    "Ink": (0x1F2421, 0xF1F1EC),
    "InkSecondary": (0x6B716D, 0xA3AAA5),
    "Meadow": (0x7FA650, 0x9CC46B),
    "Rust": (0xB5512F, 0xE07A55),
}


def color(value):
    return {
        "color-space": "srgb",
        "components": {
            "alpha": "1.000",
            "blue": "0x%02X" % (value & 0xFF),
            "green": "0x%02X" % (value >> 8 & 0xFF),
            "red": "0x%02X" % (value >> 16 & 0xFF),
        },
    }


def colorset(catalog, name, light, dark):
    dump(os.path.join(catalog, name + ".colorset", "Contents.json"), {
        "colors": [
            {"color": color(light), "idiom": "universal"},
            {
                "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": color(dark),
                "idiom": "universal",
            },
        ],
        "info": INFO,
    })


def imageset(catalog, name, extension, **properties):
    value = {
        "images": [{"filename": name + extension, "idiom": "universal"}],
        "info": INFO,
    }
    if properties:
        value["properties"] = properties
    dump(os.path.join(catalog, name + ".imageset", "Contents.json"), value)


def main():
    colors = os.path.join(ROOT, "TrailUI", "Resources", "Colors.xcassets")
    dump(os.path.join(colors, "Contents.json"), {"info": INFO})
    for name, (light, dark) in COLORS.items():
        colorset(colors, name, light, dark)

    assets = os.path.join(ROOT, "Trailbook", "Resources", "Assets.xcassets")
    dump(os.path.join(assets, "Contents.json"), {"info": INFO})
    colorset(assets, "AccentColor", *COLORS["Accent"])
    for name, (width, height, pixel) in IMAGES.items():
        png(os.path.join(assets, name + ".imageset", name + ".png"), width, height, pixel)
        imageset(assets, name, ".png")

    try:
        from PIL import Image
    except ImportError:
        return
    meadow = Image.new("RGB", (320, 200))
    meadow.putdata([
        tuple(int(v) for v in mix((170, 210, 240), (90, 150, 70), y / 200))
        for y in range(200) for _ in range(320)
    ])
    folder = os.path.join(assets, "trail-meadow.imageset")
    os.makedirs(folder, exist_ok=True)
    meadow.save(os.path.join(folder, "trail-meadow.jpg"), quality=85)
    imageset(assets, "trail-meadow", ".jpg")


if __name__ == "__main__":
    main()
