#!/usr/bin/env python3
"""Scripts/Benchmarks/Scenes/screens.py FOLDER

Writes twelve screens of 390×844 points at scale 3 as scenes for Scripts/bench, two each of chat, calendar, chart,
photos, dark cards and map; the same bytes every time. Peers that read such scenes can be timed beside it.
"""
import json
import math
import os
import sys

WIDTH, HEIGHT = 390, 844
FONTS = {name: name + ".otf" for name in ("Inter-Regular", "Inter-SemiBold", "Inter-Bold")}
IMAGES = {
    "photo": {"w": 320, "h": 200, "kind": "photo"},
    "avatar": {"w": 96, "h": 96, "kind": "alpha"},
    "square": {"w": 240, "h": 240, "kind": "photo"},
}
WHITE, BLACK, GRAY, BLUE = (255, 255, 255), (0, 0, 0), (142, 142, 147), (0, 122, 255)
GREEN, RED, ORANGE, INDIGO = (52, 199, 89), (255, 59, 48), (255, 149, 0), (88, 86, 214)
WORDS = (
    "harbour lantern river meadow window letter engine copper valley winter garden signal paper island thunder "
    "orchard marble candle bridge feather compass pebble station velvet"
).split()


class Numbers:
    """A linear congruential generator, so that every machine draws the same."""

    def __init__(self, seed):
        self.state = seed

    def __call__(self, low, high):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & (1 << 64) - 1
        return round(low + (high - low) * (self.state >> 40) / (1 << 24), 3)

    def whole(self, low, high):
        return min(high, int(self(low, high + 1)))

    def words(self, count):
        return " ".join(WORDS[self.whole(0, len(WORDS) - 1)] for _ in range(count))


def near(*values):
    return [round(value, 3) for value in values]


def color(rgb, alpha=255):
    return {"c": [*rgb, alpha]}


def ramp(start, end, *stops):
    return {"lin": {"p0": near(*start), "p1": near(*end), "stops": [[at, list(rgba)] for at, rgba in stops]}}


def rect(x, y, w, h, paint):
    return {"op": "fill_rect", "rect": near(x, y, w, h), "paint": paint}


def rounded(x, y, w, h, radius, paint):
    return {"op": "fill_rrect", "rect": near(x, y, w, h), "radii": [radius] * 4, "paint": paint}


def outline(x, y, w, h, radius, width, paint):
    return {
        "op": "stroke_rrect", "rect": near(x, y, w, h), "radii": [radius] * 4, "width": width, "paint": paint
    }


def shadow(x, y, w, h, radius, offset, sigma, paint):
    return {
        "op": "shadow_rrect", "rect": near(x, y, w, h), "radii": [radius] * 4, "offset": offset, "sigma": sigma,
        "paint": paint,
    }


def text(x, y, words, size, paint, weight="Regular"):
    return {
        "op": "text", "font": "Inter-" + weight, "size": size, "origin": near(x, y), "text": words, "paint": paint
    }


def image(name, x, y, w, h, opacity=1):
    return {"op": "image", "image": name, "dst": near(x, y, w, h), "filter": "bilinear", "opacity": opacity}


def fill(points, paint, rule="nonzero"):
    return {"op": "fill_path", "d": points, "rule": rule, "paint": paint}


def stroke(points, width, paint, cap="round", join="round"):
    return {"op": "stroke_path", "d": points, "width": width, "cap": cap, "join": join, "miter": 4, "paint": paint}


def lines(points, closed=False):
    path = [["M" if i == 0 else "L", *near(*point)] for i, point in enumerate(points)]
    return path + [["Z"]] if closed else path


def clipped(x, y, w, h, radius, *content):
    return [
        {"op": "save"}, {"op": "clip_rrect", "rect": near(x, y, w, h), "radii": [radius] * 4}, *content,
        {"op": "restore"},
    ]


def status(ink):
    return [
        text(32, 38, "9:41", 16, color(ink), "SemiBold"), rounded(322, 28, 24, 11, 3, color(ink)),
        rounded(350, 28, 20, 11, 3, color(ink, 90)),
    ]


def bar(title, ink, paper, tint=BLUE):
    return status(ink) + [
        rect(0, 47, WIDTH, 50, color(paper, 240)), rect(0, 97, WIDTH, 1 / 3, color((60, 60, 67), 74)),
        stroke(lines([(18, 63.5), (9.5, 72), (18, 80.5)]), 2.5, color(tint)),
        text(140, 78, title, 17, color(ink), "SemiBold"), text(340, 78, "Edit", 17, color(tint)),
    ]


def chat(dark, crowd):
    number = Numbers(11 if dark else 7)
    paper, ink = (BLACK, WHITE) if dark else (WHITE, BLACK)
    other = (44, 44, 46) if dark else (233, 233, 235)
    ops = [rect(0, 0, WIDTH, HEIGHT, color(paper))] + bar("Riverside", ink, paper)
    y = 112.0
    for i in range(14):
        mine = i % 3 == 1
        rows = number.whole(1, 2)
        width, height = number(120, 250), 16 + 20 * rows
        x = WIDTH - 16 - width if mine else (52 if crowd else 16)
        if crowd and not mine:
            ops += clipped(14, y + height - 30, 30, 30, 15, image("avatar", 14, y + height - 30, 30, 30))
        paint = ramp((x, y), (x, y + height), (0, (20, 140, 255, 255)), (1, (0, 110, 240, 255))) if mine else color(other)
        ops.append(rounded(x, y, width, height, 17, paint))
        for row in range(rows):
            ops.append(text(x + 12, y + 23 + 20 * row, number.words(int(width / 62)), 16, color(WHITE if mine else ink)))
        y += height + (4 if i % 2 else 9)
        if y > 740:
            break
    ops += [
        rect(0, 772, WIDTH, 72, color((249, 249, 249) if not dark else (28, 28, 30))),
        outline(48, 780, 290, 36, 18, 1, color(GRAY, 120)), text(62, 804, "Message", 16, color(GRAY)),
        rounded(10, 783, 30, 30, 15, color(other)), rounded(348, 783, 30, 30, 15, color(BLUE)),
        stroke(lines([(363, 805), (363, 791)]), 2.5, color(WHITE)),
        stroke(lines([(357, 797), (363, 791), (369, 797)]), 2.5, color(WHITE)),
    ]
    return ops


def month():
    number = Numbers(21)
    ops = [rect(0, 0, WIDTH, HEIGHT, color(WHITE))] + bar("November", BLACK, WHITE, RED)
    for day, name in enumerate("MTWTFSS"):
        ops.append(text(25 + day * 52, 118, name, 11, color(GRAY), "SemiBold"))
    for week in range(6):
        y = 126 + week * 108
        ops.append(rect(0, y, WIDTH, 1 / 3, color((60, 60, 67), 74)))
        for day in range(7):
            x = 13 + day * 52
            today = week == 3 and day == 0
            if today:
                ops.append(rounded(x + 6, y + 5, 30, 30, 15, color(RED)))
            ops.append(
                text(x + 13, y + 26, str((week * 7 + day) % 30 + 1), 17, color(WHITE if today else BLACK),
                     "SemiBold" if today else "Regular"))
            for event in range(number.whole(0, 3)):
                tint = (BLUE, GREEN, ORANGE, INDIGO)[number.whole(0, 3)]
                ops.append(rounded(x - 2, y + 42 + event * 19, 46, 16, 4, color(tint, 60)))
                ops.append(text(x + 1, y + 53.5 + event * 19, number.words(1), 9, color(tint), "SemiBold"))
    return ops


def day():
    number = Numbers(23)
    ops = [rect(0, 0, WIDTH, HEIGHT, color(WHITE))] + bar("Monday 23", BLACK, WHITE, RED)
    for hour in range(18):
        y = 116 + hour * 42
        ops += [text(14, y + 4, f"{hour + 6:02}:00", 11, color(GRAY)), rect(58, y, 332, 1 / 3, color(GRAY, 100))]
    for event in range(16):
        x, y = 62 + (event % 3) * 108, 118 + event * 42 + number(0, 20)
        tint = (BLUE, GREEN, ORANGE, INDIGO, RED)[event % 5]
        height = number(34, 76)
        ops += clipped(
            x, y, 104, height, 6, rect(x, y, 104, height, color(tint, 52)), rect(x, y, 4, height, color(tint)))
        ops += [
            text(x + 9, y + 15, number.words(2), 11, color(tint), "SemiBold"),
            text(x + 9, y + 28, number.words(2), 10, color(tint)),
        ]
    ops += [stroke(lines([(58, 402.5), (390, 402.5)]), 1, color(RED)), rounded(54, 398.5, 8, 8, 4, color(RED))]
    return ops


def grid(x, y, w, h):
    ops = []
    for row in range(6):
        ops.append(stroke(lines([(x, y + h * row / 5), (x + w, y + h * row / 5)]), 0.5, color(GRAY, 110), "butt"))
        ops.append(text(x + w - 24, y + h * row / 5 - 3, str((5 - row) * 20), 9, color(GRAY)))
    return ops


def line_chart():
    number = Numbers(31)
    ops = [rect(0, 0, WIDTH, HEIGHT, color((242, 242, 247)))] + bar("Heart", BLACK, (249, 249, 249), RED)
    for chart, tint in enumerate((RED, BLUE, GREEN)):
        y = 112 + chart * 242
        ops += [rounded(16, y, 358, 230, 12, color(WHITE)), text(30, y + 28, number.words(2), 17, color(BLACK), "SemiBold")]
        ops += grid(30, y + 50, 330, 150)
        for series in range(2):
            level, points = number(40, 110), []
            for step in range(120):
                level = max(6, min(144, level + number(-9, 9)))
                points.append((30 + step * 2.6, y + 50 + level))
            path = lines(points)
            if series == 0:
                closed = path + [["L", round(points[-1][0], 3), y + 200], ["L", 30, y + 200], ["Z"]]
                ops.append(fill(closed, ramp((0, y + 50), (0, y + 200), (0, (*tint, 110)), (1, (*tint, 0)))))
            ops.append(stroke(path, 2 if series == 0 else 1, color(tint, 255 if series == 0 else 130)))
        for point in points[::10]:
            ops.append(rounded(point[0] - 2.5, point[1] - 2.5, 5, 5, 2.5, color(tint)))
        for step in range(7):
            ops.append(text(34 + step * 46, y + 216, "MTWTFSS"[step], 10, color(GRAY)))
    return ops


def bar_chart():
    number = Numbers(37)
    ops = [rect(0, 0, WIDTH, HEIGHT, color(WHITE))] + bar("Steps", BLACK, WHITE, ORANGE)
    ops += grid(24, 130, 342, 200)
    for hour in range(48):
        height = number(4, 190)
        x = 26 + hour * 6.5
        ops.append(rounded(x, 330 - height, 4.5, height, 2, ramp((0, 140), (0, 330), (0, (255, 179, 64, 255)), (1, (255, 94, 58, 255)))))
    start = -math.pi / 2
    for part, tint in enumerate((BLUE, GREEN, ORANGE, RED, INDIGO)):
        end = start + (0.9 + 0.2 * part) * math.tau / 6.5
        middle = (start + end) / 2
        points = [(110 + 78 * math.cos(start + (end - start) * i / 24), 470 + 78 * math.sin(start + (end - start) * i / 24)) for i in range(25)]
        points += [(110 + 44 * math.cos(end - (end - start) * i / 24), 470 + 44 * math.sin(end - (end - start) * i / 24)) for i in range(25)]
        ops.append(fill(lines(points, True), color(tint)))
        ops += [
            rounded(230, 400 + part * 32, 12, 12, 3, color(tint)),
            text(250, 411 + part * 32, number.words(2), 14, color(BLACK)),
            text(110 + 58 * math.cos(middle) - 8, 474 + 58 * math.sin(middle), str(part * 7 + 9), 11, color(WHITE), "Bold"),
        ]
        start = end
    for row in range(5):
        y = 590 + row * 48
        ops += [
            text(24, y, number.words(2), 15, color(BLACK)), rounded(150, y - 11, 200, 12, 6, color(GRAY, 50)),
            rounded(150, y - 11, number(30, 200), 12, 6, color((ORANGE, BLUE, GREEN, RED, INDIGO)[row])),
            stroke(lines([(24, y + 18), (366, y + 18)]), 0.5, color(GRAY, 90)),
        ]
    return ops


def photo_grid():
    ops = [rect(0, 0, WIDTH, HEIGHT, color(WHITE))]
    for row in range(7):
        for column in range(4):
            x, y = column * 97.67 + 1, 100 + row * 97.67
            size = 96.67
            ops += [
                {"op": "save"}, {"op": "clip_rect", "rect": near(x, y, size, size)},
                image("photo" if (row + column) % 2 else "square", x - (29 if (row + column) % 2 else 0), y, size * (1.6 if (row + column) % 2 else 1), size),
                {"op": "restore"},
            ]
            if (row * 4 + column) % 5 == 0:
                ops += [
                    rect(x, y + 70, size, 26.67, ramp((0, y + 70), (0, y + 96), (0, (0, 0, 0, 0)), (1, (0, 0, 0, 140)))),
                    text(x + 62, y + 90, "0:4" + str(column), 11, color(WHITE), "SemiBold"),
                ]
    ops += [rect(0, 0, WIDTH, 97, color((249, 249, 249), 235))] + bar("Library", BLACK, WHITE)
    return ops


def photo_viewer():
    number = Numbers(43)
    ops = [
        rect(0, 0, WIDTH, HEIGHT, color(BLACK)), image("photo", 0, 200.3, 390, 243.75), image("photo", 0, 444, 390, 243.75, 0.3),
        rect(0, 200, WIDTH, 80, ramp((0, 200), (0, 280), (0, (0, 0, 0, 150)), (1, (0, 0, 0, 0)))),
        rect(0, 444, WIDTH, 244, ramp((0, 444), (0, 688), (0, (0, 0, 0, 40)), (1, (0, 0, 0, 255)))),
        text(20, 190, "Quiet harbour", 26, color(WHITE), "Bold"), text(20, 470, number.words(6), 15, color(WHITE, 220)),
    ] + status(WHITE)
    for i in range(24):
        x = 4 + i * 16
        selected = i == 11
        size = 44 if selected else 32
        ops += clipped(x, 740 - size / 2, size if selected else 14, size, 4, image("square", x - 10, 740 - size / 2, size, size))
    for i in range(5):
        ops += [
            rounded(24 + i * 74, 786, 44, 44, 22, color((44, 44, 46))),
            stroke(lines([(38 + i * 74, 814), (46 + i * 74, 802), (54 + i * 74, 814)]), 2.5, color(BLUE)),
        ]
    return ops


def dark_cards(player):
    number = Numbers(53 if player else 47)
    ops = [
        rect(0, 0, WIDTH, HEIGHT, ramp((0, 0), (0, 844), (0, (22, 22, 30, 255)), (1, (6, 6, 10, 255))))
    ] + status(WHITE)
    if player:
        ops += [shadow(45, 110, 300, 300, 18, [0, 18], 20, color(BLACK, 160))]
        ops += clipped(45, 110, 300, 300, 18, image("square", 45, 110, 300, 300))
        ops += [
            text(45, 456, "Thunder over marble", 22, color(WHITE), "Bold"), text(45, 482, number.words(3), 16, color(GRAY)),
            rounded(45, 508, 300, 6, 3, color(WHITE, 50)), rounded(45, 508, 112, 6, 3, color(WHITE, 200)),
            shadow(150, 504, 14, 14, 7, [0, 2], 3, color(BLACK, 120)), rounded(150, 504, 14, 14, 7, color(WHITE)),
            text(45, 532, "1:12", 11, color(GRAY)), text(318, 532, "−2:48", 11, color(GRAY)),
        ]
        for row in range(5):
            y = 556 + row * 56
            ops += clipped(24, y, 44, 44, 6, image("square", 24, y, 44, 44))
            ops += [
                text(80, y + 19, number.words(2), 16, color(WHITE)), text(80, y + 37, number.words(3), 13, color(GRAY)),
                rect(80, y + 50, 310, 1 / 3, color(WHITE, 50)),
            ]
        return ops
    for row in range(4):
        for column in range(2):
            x, y = 16 + column * 183, 70 + row * 190
            tint = (INDIGO, BLUE, GREEN, ORANGE, RED, (191, 90, 242), (100, 210, 255), (255, 214, 10))[row * 2 + column]
            deep = tuple(part // 3 for part in tint)
            ops += [
                shadow(x, y, 175, 178, 20, [0, 8], 10, color(BLACK, 150)),
                rounded(x, y, 175, 178, 20, ramp((x, y), (x + 175, y + 178), (0, (*tint, 255)), (1, (*deep, 255)))),
                outline(x + 0.5, y + 0.5, 174, 177, 19.5, 1, color(WHITE, 40)),
                {"op": "begin_group", "opacity": 0.85, "bounds": near(x + 12, y + 12, 60, 26)},
                rounded(x + 12, y + 12, 60, 26, 13, color(WHITE)),
                text(x + 22, y + 30, number.words(1)[:5], 13, color(deep), "Bold"), {"op": "end_group"},
                text(x + 14, y + 120, number.words(1), 22, color(WHITE), "Bold"),
                text(x + 14, y + 142, number.words(2), 13, color(WHITE, 190)),
                rounded(x + 14, y + 155, 147, 6, 3, color(WHITE, 60)), rounded(x + 14, y + 155, number(20, 147), 6, 3, color(WHITE)),
            ]
    return ops


def land(number, count, low, high, shades):
    ops = []
    for _ in range(count):
        x, y, size, sides = number(-10, 395), number(40, 850), number(low, high), number.whole(4, 8)
        points = [
            (x + size * number(0.6, 1) * math.cos(math.tau * i / sides), y + size * number(0.6, 1) * math.sin(math.tau * i / sides))
            for i in range(sides)
        ]
        ops.append(fill(lines(points, True), color(shades[number.whole(0, len(shades) - 1)])))
    return ops


def road(number, steps):
    x, y, angle = number(0, 390), number(0, 844), number(0, math.tau)
    points = [(x, y)]
    for _ in range(steps):
        angle += number(-0.4, 0.4)
        x, y = x + 30 * math.cos(angle), y + 30 * math.sin(angle)
        points.append((x, y))
    return lines(points)


def streets():
    number = Numbers(61)
    ops = [rect(0, 0, WIDTH, HEIGHT, color((245, 243, 238)))]
    ops += land(number, 20, 40, 90, [(200, 230, 190), (170, 211, 232)]) + land(number, 480, 5, 12, [(226, 220, 210), (232, 226, 216), (218, 212, 202)])
    roads = [(road(number, 24), width) for width in (3, 3, 3, 4, 4, 4, 5, 5, 7, 7, 9)]
    ops += [stroke(path, width + 1.5, color((205, 200, 190))) for path, width in roads]
    ops += [stroke(path, width, color((255, 236, 170) if width > 6 else WHITE)) for path, width in roads]
    for i in range(24):
        ops.append(text(number(10, 320), number(120, 820), number.words(1).title(), 11, color((90, 90, 95)), "SemiBold"))
    for i in range(6):
        x, y = number(40, 350), number(160, 780)
        ops += [
            shadow(x - 13, y - 13, 26, 26, 13, [0, 2], 3, color(BLACK, 90)), rounded(x - 13, y - 13, 26, 26, 13, color(RED)),
            rounded(x - 5, y - 5, 10, 10, 5, color(WHITE)),
        ]
    return ops + bar("Map", BLACK, WHITE)


def dashes(path, on, off):
    """A path's straight pieces cut into dashes: no peer's own dashing is compared."""
    result, left, drawing = [], on, True
    for (_, x0, y0), (_, x1, y1) in zip(path, path[1:]):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while done < length:
            step = min(left, length - done)
            if drawing:
                a, b = done / length, (done + step) / length
                result += [["M", *near(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a)], ["L", *near(x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)]]
            done, left = done + step, left - step
            if left <= 0:
                drawing = not drawing
                left = on if drawing else off
    return result


def transit():
    number = Numbers(67)
    ops = [rect(0, 0, WIDTH, HEIGHT, color((28, 32, 38)))]
    ops += land(number, 24, 40, 110, [(34, 48, 44), (24, 40, 62)]) + land(number, 300, 5, 14, [(40, 44, 52), (46, 50, 58)])
    ops += [stroke(dashes(road(number, 22), 5, 4), 1.5, color((120, 130, 150)), "butt") for _ in range(8)]
    for tint in (RED, BLUE, GREEN, ORANGE, INDIGO):
        path = road(number, 20)
        ops.append(stroke(path, 6, color(tint)))
        for stop in path[::4]:
            ops += [
                rounded(stop[1] - 5, stop[2] - 5, 10, 10, 5, color(WHITE)), outline(stop[1] - 5, stop[2] - 5, 10, 10, 5, 2, color(tint)),
                text(stop[1] + 9, stop[2] + 4, number.words(1).title(), 12, color(WHITE), "SemiBold"),
            ]
    return ops + [
        shadow(16, 640, 358, 180, 16, [0, 6], 10, color(BLACK, 150)), rounded(16, 640, 358, 180, 16, color((44, 48, 56))),
        text(34, 672, "Next departures", 19, color(WHITE), "Bold"),
        *[text(34, 702 + i * 26, number.words(3), 15, color(WHITE, 220)) for i in range(4)],
        *[text(320, 702 + i * 26, f"{i * 4 + 2} min", 15, color(GREEN), "SemiBold") for i in range(4)],
    ]


SCREENS = {
    "t01_chat": chat(False, False), "t02_group_chat_dark": chat(True, True), "t03_month": month(), "t04_day": day(),
    "t05_line_charts": line_chart(), "t06_bar_charts": bar_chart(), "t07_photo_grid": photo_grid(),
    "t08_photo_viewer": photo_viewer(), "t09_dark_cards": dark_cards(False), "t10_player": dark_cards(True),
    "t11_streets": streets(), "t12_transit": transit(),
}


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print(__doc__.strip())
        sys.exit(0 if sys.argv[1:] in (["-h"], ["--help"]) else 2)
    os.makedirs(sys.argv[1], exist_ok=True)
    for name, ops in SCREENS.items():
        scene = {
            "version": 1, "name": name, "note": name[4:].replace("_", " "), "width": WIDTH, "height": HEIGHT, "scale": 3,
            "unit_px": WIDTH * HEIGHT * 9, "fonts": FONTS, "images": IMAGES, "ops": ops,
        }
        with open(os.path.join(sys.argv[1], name + ".json"), "w") as file:
            json.dump(scene, file, separators=(",", ":"))


main()
