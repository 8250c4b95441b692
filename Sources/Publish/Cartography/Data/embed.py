#!/usr/bin/env python3
"""Writes WorldData.swift: Natural Earth's countries in a compact form of our own.

    embed.py DIR           write WorldData.swift from the GeoJSON files in DIR
    embed.py --check DIR   exit 1 when it is stale

A line is a country: its code, then its rings. A ring is a run of numbers, longitude and latitude of a
point after the other in hundredths of a degree, each as the difference from the point before, zigzag
(0, -1, 1, -2 ...) in groups of five bits, lowest first, the sixth bit set when another group follows.
The digits are those of ALPHABET. The last point of a ring, which is the first, is left out.
"""

from __future__ import annotations

import heapq
import json
import sys
from collections import defaultdict
from pathlib import Path

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
HERE = Path(__file__).resolve().parent
UNITS = 100
# What a corner of the fine shapes must span to be kept, in square degrees and as a share of its ring.
LEAST_AREA = 0.0016
LEAST_SHARE = 0.0004
# Places that are part of another country's shape or too small for one: longitude, latitude.
PLACES = {
    "BQ": (-68.27, 12.18), "BV": (3.36, -54.42), "CC": (96.87, -12.17), "CX": (105.63, -10.49),
    "GF": (-53.1, 3.9), "GI": (-5.35, 36.14), "GP": (-61.55, 16.25), "MQ": (-61.02, 14.64),
    "RE": (55.53, -21.12), "SJ": (16.0, 78.5), "TK": (-171.85, -9.2), "TV": (179.2, -8.52),
    "UM": (-162.08, 5.88), "YT": (45.15, -12.82),
}
CONTINENTS = {
    "BQ": "North America", "BV": "Antarctica", "CC": "Asia", "CX": "Asia", "GF": "South America",
    "GI": "Europe", "GP": "North America", "MQ": "North America", "RE": "Africa", "SJ": "Europe",
    "TK": "Oceania", "TV": "Oceania", "UM": "Oceania", "YT": "Africa", "TF": "Antarctica",
    "HM": "Antarctica", "IO": "Asia", "MV": "Asia", "MU": "Africa", "GS": "South America",
    "SH": "Africa", "SC": "Africa",
}

Point = tuple[int, int]
Ring = list[Point]


def read(file: Path) -> list[tuple[str, dict, list[Ring]]]:
    """Code, properties and rings of every country, by code."""
    found = []
    for feature in json.loads(file.read_text(encoding="utf-8"))["features"]:
        code = feature["properties"].get("iso2")
        geometry = feature["geometry"]
        polygons = geometry["coordinates"]
        if geometry["type"] == "Polygon":
            polygons = [polygons]
        rings = [quantised(ring) for polygon in polygons for ring in polygon]
        rings = [ring for ring in rings if len(ring) >= 3]
        known = code is not None and len(code) == 2
        found.append((code if known else "--", feature["properties"], rings))
    return sorted(found, key=lambda country: (country[0], country[1]["name"]))


def quantised(ring: list[list[float]]) -> Ring:
    points: Ring = []
    for longitude, latitude in ring:
        point = (round(longitude * UNITS), round(latitude * UNITS))
        if not points or point != points[-1]:
            points.append(point)
    if len(points) > 1 and points[0] == points[-1]:
        points.pop()
    return points


def area(ring: Ring) -> float:
    pairs = zip(ring, ring[1:] + ring[:1])
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2 / UNITS**2


def simplified(countries: list[tuple[str, dict, list[Ring]]]) -> list[tuple[str, dict, list[Ring]]]:
    """Without small corners; borders that two countries share lose the same ones."""
    neighbours: dict[Point, set[Point]] = defaultdict(set)
    for _, _, rings in countries:
        for ring in rings:
            for index, point in enumerate(ring):
                neighbours[point].update((ring[index - 1], ring[(index + 1) % len(ring)]))
    kept: dict[tuple[Point, ...], tuple[Point, ...]] = {}
    limits: dict[tuple[Point, ...], float] = {}
    cut = [(code, fields, [arcs(ring, neighbours) for ring in rings]) for code, fields, rings in countries]
    for (_, _, pieces), (_, _, rings) in zip(cut, countries):
        for ring, lines in zip(rings, pieces):
            limit = min(LEAST_AREA, area(ring) * LEAST_SHARE)
            for line in lines:
                name = canonical(line)
                limits[name] = min(limits.get(name, limit), limit)
    result = []
    for code, fields, pieces in cut:
        rings = []
        for lines in pieces:
            points: Ring = []
            for line in lines:
                name = canonical(line)
                if name not in kept:
                    kept[name] = thinned(name, limits[name])
                short = kept[name] if name == tuple(line) else kept[name][::-1]
                points += short[:-1]
            if len(points) >= 3:
                rings.append(points)
        result.append((code, fields, rings))
    return result


def arcs(ring: Ring, neighbours: dict[Point, set[Point]]) -> list[Ring]:
    """The ring in pieces that end where three countries, or two and the sea, meet."""
    ends = [index for index, point in enumerate(ring) if len(neighbours[point]) != 2]
    if not ends:
        ends = [min(range(len(ring)), key=lambda index: ring[index])]
    turned = ring[ends[0]:] + ring[:ends[0]] + [ring[ends[0]]]
    marks = [end - ends[0] for end in ends] + [len(ring)]
    return [turned[a:b + 1] for a, b in zip(marks, marks[1:])]


def canonical(line: Ring) -> tuple[Point, ...]:
    return min(tuple(line), tuple(reversed(line)))


def thinned(line: tuple[Point, ...], limit: float) -> tuple[Point, ...]:
    """Visvalingam: the point whose triangle is the smallest goes first; ends and three points stay."""
    def triangle(a: Point, b: Point, c: Point) -> float:
        return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2 / UNITS**2

    last = len(line) - 1
    before, after = list(range(-1, last)), list(range(1, last + 2))
    alive = [True] * len(line)
    queue = [(triangle(*line[i - 1:i + 2]), i) for i in range(1, last)]
    heapq.heapify(queue)
    size = {i: value for value, i in queue}
    left = len(line)
    least = 4 if line[0] == line[-1] else 2
    while queue and left > least:
        value, index = heapq.heappop(queue)
        if not alive[index] or size[index] != value:
            continue
        if value >= limit:
            break
        alive[index] = False
        left -= 1
        one, other = before[index], after[index]
        after[one], before[other] = other, one
        for near in (one, other):
            if 0 < near < last:
                new = max(value, triangle(line[before[near]], line[near], line[after[near]]))
                size[near] = new
                heapq.heappush(queue, (new, near))
    return tuple(point for point, stays in zip(line, alive) if stays)


def encoded(ring: Ring) -> str:
    text = []
    before = (0, 0)
    for point in ring:
        for value in (point[0] - before[0], point[1] - before[1]):
            rest = value * 2 if value >= 0 else -value * 2 - 1
            while rest >= 32:
                text.append(ALPHABET[rest % 32 + 32])
                rest //= 32
            text.append(ALPHABET[rest])
        before = point
    return "".join(text)


def centre(rings: list[Ring]) -> tuple[float, float]:
    """The centroid of the largest ring."""
    ring = max(rings, key=area)
    x = y = total = 0.0
    for a, b in zip(ring, ring[1:] + ring[:1]):
        cross = a[0] * b[1] - b[0] * a[1]
        x, y, total = x + (a[0] + b[0]) * cross, y + (a[1] + b[1]) * cross, total + cross
    return (round(x / total / 3 / UNITS, 2), round(y / total / 3 / UNITS, 2))


def table(folder: Path, coarse: list, fine: list) -> list[str]:
    """Code, continent, label point, capital, name in English and its own."""
    names = {c["iso2"]: c for c in json.loads((folder / "countries-names.json").read_text("utf-8"))}
    press = {c["iso2"]: c for c in json.loads((folder / "newsapi.json").read_text("utf-8"))["countries"]}
    shapes = {code: (fields, rings) for code, fields, rings in fine if code != "--"}
    for code, fields, rings in coarse:
        if code not in shapes and code != "--":
            shapes[code] = (fields, rings)
        if code == "XK":
            names[code] = fields
    labels = {code: fields["label"] for code, fields, _ in coarse if fields.get("label")}
    lines = []
    for code, name in sorted(names.items()):
        fields, rings = shapes.get(code, ({}, []))
        news = press.get(code)
        label = news["labelPoint"] if news else labels.get(code) or PLACES.get(code) or centre(rings)
        capital = news["capital"] if news else None
        lines.append("|".join([
            code,
            CONTINENTS.get(code) or fields["continent"],
            f"{label[0]:g} {label[1]:g}",
            f"{capital['lon']:g} {capital['lat']:g}" if capital else "",
            name["en"],
            news["name"]["native"] if news else "",
        ]))
    return lines


def swift(folder: Path) -> str:
    coarse = read(folder / "countries-110m.2d.geojson")
    fine = simplified(read(folder / "countries-50m.2d.geojson"))

    def shapes(countries: list) -> str:
        return "\n".join(" ".join([code, *map(encoded, rings)]) for code, _, rings in countries if rings)

    return f'''// swift-format-ignore-file
// Made by Sources/Publish/Cartography/Data/embed.py (`make geometry`). Not to be edited.

/// The world in a compact form; embed.py says how it is to be read.
///
/// Shapes: Natural Earth 1:110m and 1:50m (public domain, naturalearthdata.com), borders as they are in fact.
/// Names: Unicode CLDR (Unicode License v3, unicode.org/license.txt). Capitals and codes are facts.
enum WorldData {{
    /// A line for each country: code, continent, label point, capital, name in English, its own.
    static let countries: StaticString = #"""
{chr(10).join(table(folder, coarse, fine))}
"""#

    /// 1:110m, for the world.
    static let coarse: StaticString = #"""
{shapes(coarse)}
"""#

    /// 1:50m without its smallest corners, for close views.
    static let fine: StaticString = #"""
{shapes(fine)}
"""#
}}
'''


def main() -> int:
    check = sys.argv[1:2] == ["--check"]
    folders = sys.argv[2:] if check else sys.argv[1:]
    if len(folders) != 1:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    made = swift(Path(folders[0]))
    target = HERE / "WorldData.swift"
    if not check:
        target.write_text(made, encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != made:
        print("Sources/Publish/Cartography/Data/WorldData.swift: error: it is stale", file=sys.stderr)
        print("hint: run make geometry", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
