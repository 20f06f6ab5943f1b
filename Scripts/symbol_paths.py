"""Paths of symbols: SVG's path data and elements to sub-paths, shapes, transforms, and how they are written.

A path is a list of sub-paths, each a list of segments (letter, points); the first is M, a last Z closes it.
"""
import math
import re
from xml.etree import ElementTree


def arc(start, rx, ry, turn, large, sweep, end):
    """The cubic segments of an SVG arc."""
    if start == end:
        return []
    if rx == 0 or ry == 0:
        return [("L", [end])]
    rx, ry, phi = abs(rx), abs(ry), math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cos * dx + sin * dy, cos * dy - sin * dx
    grow = max(1, (x / rx) ** 2 + (y / ry) ** 2) ** 0.5
    rx, ry = rx * grow, ry * grow
    under = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2
    factor = max(0, under / ((rx * y) ** 2 + (ry * x) ** 2)) ** 0.5 * (-1 if large == sweep else 1)
    mx, my = factor * rx * y / ry, -factor * ry * x / rx
    cx, cy = cos * mx - sin * my + (start[0] + end[0]) / 2, sin * mx + cos * my + (start[1] + end[1]) / 2
    first = math.atan2((y - my) / ry, (x - mx) / rx)
    span = math.atan2((-y - my) / ry, (-x - mx) / rx) - first
    if sweep and span < 0:
        span += 2 * math.pi
    if not sweep and span > 0:
        span -= 2 * math.pi
    count = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-6))
    step = span / count
    reach = 4 / 3 * math.tan(step / 4)

    def at(angle, tangent):
        px = rx * (math.cos(angle) - tangent * math.sin(angle))
        py = ry * (math.sin(angle) + tangent * math.cos(angle))
        return cos * px - sin * py + cx, sin * px + cos * py + cy

    return [("C", [at(first + i * step, reach), at(first + (i + 1) * step, -reach), at(first + (i + 1) * step, 0)])
            for i in range(count)]


NUMBER = r"[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?"


def numbers(text, arcs=False):
    """The numbers of a path's command; the flags of arcs may stand without a separator."""
    if not arcs:
        return [float(n) for n in re.findall(NUMBER, text)]
    rule = r"[\s,]*".join(["", *[f"({NUMBER})"] * 3, "([01])", "([01])", *[f"({NUMBER})"] * 2])
    return [float(n) for match in re.finditer(rule, text) for n in match.groups()]


def parse(text):
    """SVG path data as sub-paths of absolute M, L, C, Q and Z."""
    path, at, start, hinge = [], (0.0, 0.0), (0.0, 0.0), None
    need = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
    for letter, rest in re.findall(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)", text):
        kind, relative = letter.upper(), letter.islower()
        if kind == "Z":
            path[-1].append(("Z", []))
            at, hinge = start, None
            continue
        values = numbers(rest, kind == "A")
        for i in range(0, len(values) - need[kind] + 1, need[kind]):
            v = values[i:i + need[kind]]
            ox, oy = at if relative else (0, 0)
            if kind == "M" and i == 0:
                at = start = (v[0] + ox, v[1] + oy)
                path.append([("M", [at])])
                continue
            if path[-1][-1][0] == "Z":
                path.append([("M", [at])])
            was = hinge or (None, None)
            hinge = None
            if kind == "A":
                end = (v[5] + ox, v[6] + oy)
                path[-1] += arc(at, v[0], v[1], v[2], int(v[3]), int(v[4]), end)
            elif kind in "HV":
                end = (v[0] + ox, at[1]) if kind == "H" else (at[0], v[0] + oy)
                path[-1].append(("L", [end]))
            else:
                points = [(v[j] + ox, v[j + 1] + oy) for j in range(0, len(v), 2)]
                if kind in "ST":
                    mirrored = (2 * at[0] - was[1][0], 2 * at[1] - was[1][1]) if was[0] == kind else at
                    points.insert(0, mirrored)
                end = points[-1]
                name = {"M": "L", "S": "C", "T": "Q"}.get(kind, kind)
                path[-1].append((name, points))
                hinge = ({"C": "S", "Q": "T"}[name], points[-2]) if name in "CQ" else None
            at = end
    return [sub for sub in path if len(sub) > 1]


def ellipse(cx, cy, rx, ry):
    return f"M{cx + rx} {cy}A{rx} {ry} 0 0 1 {cx - rx} {cy}A{rx} {ry} 0 0 1 {cx + rx} {cy}Z"


def rectangle(x, y, w, h, r):
    if r == 0:
        return f"M{x} {y}H{x + w}V{y + h}H{x}Z"
    a = f"A{r} {r} 0 0 1"
    return (f"M{x + r} {y}H{x + w - r}{a} {x + w} {y + r}V{y + h - r}{a} {x + w - r} {y + h}"
            f"H{x + r}{a} {x} {y + h - r}V{y + r}{a} {x + r} {y}Z")


def star(cx, cy, outer, inner, count):
    points = [(cx + r * math.sin(math.pi * i / count), cy - r * math.cos(math.pi * i / count))
              for i, r in enumerate([outer, inner] * int(count))]
    return "M" + "L".join(f"{x:.4f} {y:.4f}" for x, y in points) + "Z"


def spokes(x, y, r):
    """Diameters whose strokes make a dot: it grows with the line width and has no hole at any."""
    ways = [(r * math.cos(i * math.pi / 4), r * math.sin(i * math.pi / 4)) for i in range(4)]
    return [[("M", [(x - dx, y - dy)]), ("L", [(x + dx, y + dy)])] for dx, dy in ways]


def svg(file):
    """An icon's elements as path data."""
    data = []
    for element in ElementTree.parse(file).getroot().iter():
        tag, has = element.tag.split("}")[-1], lambda name, other=0.0: float(element.get(name, other))
        if tag == "path" and element.get("stroke") != "none":
            data.append(element.get("d"))
        elif tag in ("circle", "ellipse"):
            data.append(ellipse(has("cx"), has("cy"), has("rx", has("r")), has("ry", has("r"))))
        elif tag == "rect":
            radius = has("rx", has("ry"))
            data.append(rectangle(has("x"), has("y"), has("width"), has("height"), radius))
        elif tag == "line":
            data.append(f"M{has('x1')} {has('y1')}L{has('x2')} {has('y2')}")
        elif tag in ("polyline", "polygon"):
            data.append("M" + element.get("points") + ("Z" if tag == "polygon" else ""))
    return " ".join(written(parse(d)) for d in data)


def mapped(path, matrix):
    a, b, c, d, e, f = matrix
    return [[(k, [(a * x + c * y + e, b * x + d * y + f) for x, y in points]) for k, points in sub] for sub in path]


def flat(sub):
    """Points along a sub-path."""
    points = []
    for kind, p in sub:
        if kind in "ML":
            points.append(p[0])
        elif kind != "Z":
            at, steps = points[-1], 12
            for t in (i / steps for i in range(1, steps + 1)):
                u, q = 1 - t, [at, *p]
                weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] if kind == "C" else [u * u, 2 * u * t, t * t]
                points.append(tuple(sum(w * v[i] for w, v in zip(weights, q)) for i in (0, 1)))
    return points


def bounds(path):
    points = [p for sub in path for p in flat(sub)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def inside(point, polygon):
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def written(path):
    def number(n):
        text = f"{n:.2f}".rstrip("0").rstrip(".")
        return "0" if text in ("-0", "") else text

    return " ".join(k + " ".join(f"{number(x)} {number(y)}" for x, y in points) for sub in path for k, points in sub)


def joined(path):
    """Open sub-paths that meet are one; ends that meet are closed."""
    def near(p, q):
        return abs(p[0] - q[0]) + abs(p[1] - q[1]) < 0.12

    def turned(sub):
        ends = [p[-1] for _, p in sub]
        back = [("M", [ends[-1]])]
        for i in range(len(sub) - 1, 0, -1):
            kind, points = sub[i]
            back.append((kind, [*points[-2::-1], ends[i - 1]] if kind != "L" else [ends[i - 1]]))
        return back

    whole, left = [sub for sub in path if sub[-1][0] == "Z"], [sub for sub in path if sub[-1][0] != "Z"]
    while left:
        sub, grown = left.pop(0), True
        while grown and not near(sub[0][1][0], sub[-1][1][-1]):
            pairs = [(other, pair) for other in left for way in (other, turned(other)) for pair in ((sub, way), (way, sub))]
            grown = next(((o, a, b) for o, (a, b) in pairs if near(a[-1][1][-1], b[0][1][0])), None)
            if grown:
                left.remove(grown[0])
                sub = grown[1] + grown[2][1:]
        if len(sub) > 2 and near(sub[0][1][0], sub[-1][1][-1]):
            sub = sub + [("Z", [])]
        whole.append(sub)
    return whole
