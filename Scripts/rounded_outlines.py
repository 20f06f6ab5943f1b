"""Outlines of `rounded-font`: contours of glyphs, and arcs for their corners that stick out.

Points are complex numbers, a segment is 2 points (a line) or 4 (a cubic), a contour a list of segments.
"""
import cmath
import math

from fontTools.pens.recordingPen import RecordingPen

CORNER = math.radians(25)  # A smaller turn is no corner.
CORNER_RADIUS = 0.58  # The radius of other corners in stems, at most.
END_TURN = math.radians(100)  # The turns at both corners of a stroke's end, at least.
END_LENGTH = 1.4  # A stroke's end in stems, at most.
END_RADIUS = 0.68  # The radius of a stroke's end in stems, at most.
STRAIGHT = 1.02  # The length of a stroke's end in lengths of its chord, at most.
LOSS = 0.22  # The part of a contour's area that may go: that of a square which becomes a circle.
ACUTE = math.radians(110)  # Small shapes with sharper turns than this (accents) lose less.
BEVEL = 0.08  # An edge shorter than this, in stems, only blunts a corner.
ROOM = 0.96  # How much of a side that ends in a crotch an arc may take.


def contours(glyph):
    """The closed contours of a glyph as lists of segments, none of them of length zero."""
    pen = RecordingPen()
    glyph.draw(pen)
    result, segments, start, here = [], [], 0j, 0j
    for verb, points in pen.value:
        points = [complex(*point) for point in points]
        if verb == "moveTo":
            segments, start = [], points[0]
            here = start
            continue
        if verb == "closePath":
            if here != start:
                segments.append((here, start))
            if segments:
                result.append(segments)
            continue
        segment = (here, *points)
        here = points[-1]
        if any(point != segment[0] for point in segment):
            segments.append(segment)
    return result


def halves(segment, t):
    """A segment cut at a parameter (de Casteljau)."""
    left, right, points = [segment[0]], [segment[-1]], list(segment)
    while len(points) > 1:
        points = [a + (b - a) * t for a, b in zip(points, points[1:])]
        left.append(points[0])
        right.append(points[-1])
    return tuple(left), tuple(reversed(right))


def place(segment, t):
    """The point and the unit direction of a segment at a parameter."""
    if len(segment) == 2:
        step = segment[1] - segment[0]
        return segment[0] + step * t, step / abs(step)
    a, b, c, d = segment
    s = 1 - t
    point = s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    step = s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c)
    if abs(step) < 1e-9:
        step = c - a if t < 0.5 else d - b
        step = step if abs(step) > 1e-9 else d - a
    return point, step / abs(step)


def length(segment):
    if len(segment) == 2:
        return abs(segment[1] - segment[0])
    points = [place(segment, step / 16)[0] for step in range(17)]
    return sum(abs(b - a) for a, b in zip(points, points[1:]))


class Side:
    """What lies between two corners of a contour, measured by (nearly) its arc length."""

    def __init__(self, segments):
        self.segments = segments
        self.lengths = [length(segment) for segment in segments]
        self.length = sum(self.lengths)
        self.chord = abs(segments[-1][-1] - segments[0][0])

    def at(self, distance):
        """The point and the direction at a distance from the start; straight on beyond the ends."""
        if distance <= 0:
            point, direction = place(self.segments[0], 0)
            return point + direction * distance, direction
        for segment, span in zip(self.segments, self.lengths):
            if distance <= span:
                return place(segment, distance / span)
            distance -= span
        point, direction = place(self.segments[-1], 1)
        return point + direction * distance, direction

    def between(self, first, last):
        """The segments from one distance to another."""
        result = []
        for segment, span in zip(self.segments, self.lengths):
            low, high = max(first / span, 0), min(last / span, 1)
            first, last = first - span, last - span
            if high - low < 1e-6:
                continue
            if high < 1:
                segment = halves(segment, high)[0]
            if low > 0:
                segment = halves(segment, low / high)[1]
            result.append(segment)
        return result


class Corner:
    """Where a side comes in and another goes out."""

    def __init__(self, before, after):
        self.before, self.after = before, after
        self.turn = cmath.phase(after.at(0)[1] / before.at(before.length)[1])
        self.radius = 0.0
        self.known = {}

    @property
    def convex(self):
        return self.turn > CORNER

    def cuts(self, radius):
        """How far an arc of this radius, tangent to both sides, cuts them back; None if it cannot.

        Its centre is where both sides, moved inwards by the radius, meet (Newton's method).
        """
        if radius <= 0:
            return (0.0, 0.0)
        if radius not in self.known:
            self.known[radius] = self.solve(radius)
        return self.known[radius]

    def solve(self, radius):
        def centre(side, distance):
            point, direction = side.at(distance)
            return point + 1j * direction * radius

        def gap(u, v):
            return centre(self.before, self.before.length - u) - centre(self.after, v)

        u = v = radius * math.tan(self.turn / 2)
        for _ in range(20):
            now = gap(u, v)
            if abs(now) < 1e-3:
                return (u, v) if u >= 0 and v >= 0 and self.opening(u, v) > 0 else None
            by_u = (gap(u + 0.25, v) - now) / 0.25
            by_v = (gap(u, v + 0.25) - now) / 0.25
            area = by_u.real * by_v.imag - by_u.imag * by_v.real
            if abs(area) < 1e-6:
                return None
            u -= (now.real * by_v.imag - now.imag * by_v.real) / area
            v -= (by_u.real * now.imag - by_u.imag * now.real) / area
            if not (abs(u) < 1e5 and abs(v) < 1e5):
                return None
        return None

    def opening(self, u, v):
        """The angle of the arc that joins what two cuts leave."""
        return cmath.phase(self.after.at(v)[1] / self.before.at(self.before.length - u)[1])

    def arc(self, radius):
        u, v = self.cuts(radius)
        start, into = self.before.at(self.before.length - u)
        end, out = self.after.at(v)
        handle = 4 / 3 * math.tan(self.opening(u, v) / 4) * radius
        return (start, start + into * handle, end - out * handle, end)


def fits(side, first, last, first_radius, last_radius):
    """Whether the arcs at both ends of a side leave something of it, or nothing, but not less."""
    at_first, at_last = first.cuts(first_radius), last.cuts(last_radius)
    if at_first is None or at_last is None:
        return False
    whole = first.convex and last.convex
    return at_first[1] + at_last[0] <= side.length * (1 if whole else ROOM)


def largest(limit, holds):
    """The largest radius up to a limit for which something holds."""
    if holds(limit):
        return limit
    low, high = 0.0, limit
    for _ in range(24):
        middle = (low + high) / 2
        if holds(middle):
            low = middle
        else:
            high = middle
    return low


def corners(segments):
    """The corners of a contour in their order, joined by sides; none if it is smooth."""
    count = len(segments)
    breaks = []
    for index in range(count):
        into, out = place(segments[index - 1], 1)[1], place(segments[index], 0)[1]
        if abs(cmath.phase(out / into)) > CORNER:
            breaks.append(index)
    sides = []
    for index, first in enumerate(breaks):
        last = breaks[(index + 1) % len(breaks)]
        if last <= first:
            last += count
        sides.append(Side([segments[step % count] for step in range(first, last)]))
    return [Corner(sides[index - 1], sides[index]) for index in range(len(sides))]


def ends(found, stem):
    """The largest radius of both corners of each stroke's end, by the index of its first corner."""
    result = {}
    for index, first in enumerate(found):
        last, side = found[(index + 1) % len(found)], first.after
        if last is first or not (first.convex and last.convex):
            continue
        if first.turn + last.turn < END_TURN or side.length > END_LENGTH * stem:
            continue
        if side.length > STRAIGHT * side.chord:
            continue
        result[index] = largest(
            END_RADIUS * stem, lambda radius: fits(side, first, last, radius, radius))
    return result


def choose(found, stem):
    """Sets the radius of each corner: what it would like, then what its sides have room for."""
    at_ends = ends(found, stem)
    common = min(CORNER_RADIUS * stem, 1.1 * max(at_ends.values(), default=stem))
    for index, corner in enumerate(found):
        own = [at_ends[end] for end in (index, (index - 1) % len(found)) if end in at_ends]
        corner.radius = (min(own) if own else common) if corner.convex else 0.0
    room = [corner.radius for corner in found]
    for index, first in enumerate(found):
        after = (index + 1) % len(found)
        last, side = found[after], first.after
        both = largest(
            max(first.radius, last.radius),
            lambda radius: fits(
                side, first, last, min(first.radius, radius), min(last.radius, radius)))
        room[index], room[after] = min(room[index], both), min(room[after], both)
    for corner, radius in zip(found, room):
        corner.radius = radius if corner.cuts(radius) else 0.0


def rounded(segments, stem):
    """A contour with arcs for its corners that stick out."""
    segments = pointed(segments, BEVEL * stem)
    found = corners(segments)
    if not any(corner.convex for corner in found):
        return segments
    choose(found, stem)
    wanted = [corner.radius for corner in found]
    whole = area(segments)
    loss = LOSS
    if max(corner.turn for corner in found) > ACUTE:
        loss = min(LOSS, 0.1 + 0.05 * abs(whole) / stem**2)
    for percent in range(100, 0, -5):
        for corner, radius in zip(found, wanted):
            corner.radius = radius * percent / 100
        if all(corner.cuts(corner.radius) for corner in found):
            result = joined(found)
            if area(result) >= whole - abs(whole) * loss:
                return result
    return segments


def pointed(segments, shortest):
    """A contour whose tiny bevels between two lines have become the corners that they blunt."""
    for index, bevel in enumerate(segments):
        before, after = segments[index - 1], segments[(index + 1) % len(segments)]
        if any(len(segment) != 2 for segment in (before, bevel, after)) or len(segments) < 4:
            continue
        into, way, out = (place(segment, 0)[1] for segment in (before, bevel, after))
        turns = cmath.phase(way / into), cmath.phase(out / way)
        if length(bevel) > shortest or min(turns) < CORNER or sum(turns) > math.radians(150):
            continue
        across = (out.conjugate() * into).imag
        meeting = before[1] + into * ((out.conjugate() * (after[0] - before[1])).imag / across)
        others = [segments[(index + step) % len(segments)] for step in range(2, len(segments) - 1)]
        return pointed([(before[0], meeting), (meeting, after[1]), *others], shortest)
    return segments


def joined(found):
    """The arcs of the corners and what they leave of the sides."""
    result = []
    for index, corner in enumerate(found):
        after = found[(index + 1) % len(found)]
        if corner.radius > 0:
            result.append(corner.arc(corner.radius))
        first = corner.cuts(corner.radius)[1]
        last = corner.after.length - after.cuts(after.radius)[0]
        result += corner.after.between(first, last)
    return result


def flat(segments):
    """The corners of a polygon that is nearly the contour."""
    points = []
    for segment in segments:
        steps = 1 if len(segment) == 2 else 8
        points += [place(segment, step / steps)[0] for step in range(steps)]
    return points


def area(segments):
    """Above zero for an outer contour, below for a counter."""
    points = flat(segments)
    return sum((a.conjugate() * b).imag for a, b in zip(points, points[1:] + points[:1])) / 2
