"""What is thrown at Galley: everything follows from a `random.Random`, so a case can be made again by its number."""
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

NUMBERS = [0, -0.0, 1, -1, 2, 3.5, 1e-308, 1e-9, 0.1, 255, 256, 1e3, 1e4, 65536, 1e6, 1e6 + 1, -1e6, 1e9, 2**31, 2**53,
           2**63, 1e18, 1e300, 1.7976931348623157e308, -1e308, float("inf"), float("-inf"), float("nan")]
WORDS = ["", " ", "NaN", "nan", "inf", "Infinity", "-Infinity", "infinity", "null", "true", "-0", "1e999", "0x10", "{{", "}}",
         "{{}}", "{{a.b.c}}", "{{item}}", "{{index | number(99)}}", "{{title ?? 'x' | uppercase | slug}}", "{{'it''s'}}",
         "../../etc/passwd", "/dev/zero", "a\u0000b", "\u001b]52;c;eA==\u0007", "\u202e\u2066", "#ffffffffff", "#12", "red 900%",
         "\ud800", "e\u0301" * 40, "\U0001F468\u200d\U0001F469\u200d\U0001F467", "\u05e9\u05dc\u05d5\u05dd abc \u0645\u0631\u062d\u0628\u0627",
         "\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35", "\u0928\u092e\u0938\u094d\u0924\u0947", "\u4f60\u597d", "\u00ad" * 30, "\u200b\u2028\u2029\ufeff", "a" * 5000, "W" * 300]
SCRIPTS = [(0x20, 0x7E), (0xA0, 0x17F), (0x300, 0x36F), (0x370, 0x52F), (0x590, 0x6FF), (0x900, 0xDFF), (0xE00, 0xEFF),
           (0xF00, 0xFFF), (0x1000, 0x109F), (0x1100, 0x11FF), (0x1780, 0x17FF), (0x2000, 0x206F), (0x3040, 0x30FF), (0x4E00, 0x9FFF),
           (0xAC00, 0xD7A3), (0xE000, 0xE0FF), (0xFB00, 0xFDFF), (0xFE00, 0xFE0F), (0x1F300, 0x1FAFF), (0xE0000, 0xE007F)]
LANGUAGES = ("aa af ak am ar as az be bg bn bo br bs ca ckb cs cy da de dz el en eo es et eu fa ff fi fil fr fy ga gd gl gu ha he "
             "hi hr hu hy id ig is it ja ka kk km kn ko ks ku ky lb ln lo lt lv mg mk ml mn mr ms mt my nb ne nl nn om or pa pl ps pt "
             "qu rm ro ru rw sa sd se si sk sl sn so sq sr sv sw ta te tg th ti tk to tr tt ug uk ur uz vi wo xh yi yo yue zh zu und").split()
REGIONS = "US GB DE CH FR EG SA IR IN PK TH JP KR CN TW HK RS UZ BR MX 001 419 150 ZZ".split()
ENDINGS = {
    "nu": "latn arab arabext deva beng thai hanidec roman hebr taml native traditio finance fullwide zzzz x".split(),
    "ca": "gregory buddhist chinese hebrew japanese persian islamic islamic-umalqura iso8601 roc zzzz".split(),
    "hc": "h11 h12 h23 h24 x".split(), "lb": "strict loose x".split(), "rg": "uszzzz x".split(), "cu": "eur xxx".split(),
}


def altered(source, data):
    """Bytes with one to eight faults."""
    data = bytearray(data)
    for _ in range(source.choice([1, 1, 1, 2, 3, 8])):
        if not data:
            return bytes(source.randrange(256) for _ in range(source.randrange(40)))
        place = source.randrange(len(data))
        length = min(len(data) - place, source.choice([1, 2, 4, 8, 64, 1000]))
        kind = source.randrange(8)
        if kind == 0:
            data[place] ^= 1 << source.randrange(8)
        elif kind == 1:
            data[place] = source.choice([0, 1, 0x7F, 0x80, 0xFF, source.randrange(256)])
        elif kind == 2:
            del data[place:]
        elif kind == 3:
            del data[place:place + length]
        elif kind == 4:
            data[place:place] = bytes(source.randrange(256) for _ in range(length))
        elif kind == 5:
            data[place:place] = data[place:place + length] * source.choice([1, 2, 50])
        elif kind == 6:
            # Lengths and offsets of binary files are big-endian, or little-endian.
            number = source.choice([0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, len(data), source.getrandbits(32)])
            data[place:place + 4] = number.to_bytes(4, source.choice(["big", "little"]))[:len(data) - place]
        else:
            other = source.randrange(len(data))
            data[place:place + length] = data[other:other + length]
    return bytes(data)


def text(source):
    """Words of one script or of several, or hostile ones."""
    if source.random() < 0.3:
        return source.choice(WORDS)
    if source.random() < 0.1:
        return "".join(chr(source.choice([*range(0x20), *range(0x7F, 0xA0), 0x202E, 0x2066, 0x41])) for _ in range(12))
    low, high = source.choice(SCRIPTS)
    count = source.choice([1, 3, 12, 40, 400] if source.random() < 0.98 else [20000])
    letters = []
    for _ in range(count):
        if source.random() < 0.05:
            low, high = source.choice(SCRIPTS)
        letters.append(chr(source.randint(low, high)) if source.random() < 0.85 else " ")
    return "".join(letters)


def locale(source):
    """The name of a locale, some of which nobody knows."""
    parts = [source.choice(LANGUAGES)]
    if source.random() < 0.3:
        parts.append(source.choice("Latn Arab Cyrl Hant Hans Deva Zzzz".split()))
    if source.random() < 0.6:
        parts.append(source.choice(REGIONS))
    name = source.choice("-_").join(parts)
    if source.random() < 0.15:
        return name + "@" + source.choice(["latin", "cyrillic", "euro", "", "numbers=thai", "calendar=buddhist;numbers=arab", "=", ";"])
    if source.random() < 0.6:
        keys = source.sample(sorted(ENDINGS), source.randint(1, 3))
        name += "-u-" + "-".join(f"{key}-{source.choice(ENDINGS[key])}" for key in keys)
    if source.random() < 0.05:
        name += "-x-" + "-".join("abcdefgh" for _ in range(source.choice([1, 20, 200])))
    return altered(source, name.encode()).decode("utf-8", "replace") if source.random() < 0.05 else name


def date(source):
    """Something like a date."""
    kind = source.randrange(5)
    if kind == 0:
        return source.choice([0, -1, 1e12, 1e11, -62135596800, 1773480600, 1773480600.5, 99999999999])
    if kind == 1:
        return text(source)
    day = f"{source.choice([0, 1, 1582, 1900, 2024, 2026, 9999]):04}-{source.randint(0, 13):02}-{source.randint(0, 32):02}"
    if kind == 2:
        return day
    offset = source.choice(["", "Z", "+02:00", "-0800", "+14:00", "+18:00", "-17:59", "+99:99", f"{source.choice('+-')}{source.randint(0, 19):02}:{source.randint(0, 99):02}"])
    return f"{day}T{source.randint(0, 25):02}:{source.randint(0, 61):02}:{source.randint(0, 61):02}{offset}"


def row(source):
    """A row for row.json, with values of the wrong kind now and then."""
    values = {
        "locale": locale(source), "title": text(source), "name": text(source), "image": source.choice(["none", "../x", text(source)]),
        "price": source.choice(NUMBERS[:-3] + [12.5, 1234567.891]), "count": source.choice([0, 1, 2, 5, 11, 21, 101, 1e6, -3, 0.5]),
        "day": date(source), "list": [text(source)[:200] for _ in range(source.choice([0, 1, 3, 30]))],
        "size": source.choice([0, 1, 12, 17.3, 200, 4000, -5]), "direction": source.choice(["leftToRight", "rightToLeft"]),
    }
    while source.random() < 0.25:
        key = source.choice(sorted(values))
        other = source.choice(sorted(values))
        kind = source.randrange(5)
        if kind == 0:
            values.pop(key)
        elif kind == 1:
            values[key] = value(source)
        elif kind == 2:
            values[key], values[other] = values[other], values[key]
        elif kind == 3:
            values[key] = nested(source.choice([3, 200, 1100]))
        else:
            values[text(source)[:40]] = value(source)
        values.setdefault("title", "")
    return values


def nested(depth):
    inner = 1
    for _ in range(depth):
        inner = [inner]
    return inner


def value(source):
    return source.choice([source.choice(NUMBERS), text(source), None, True, False, [], {}, [1, 2], {"a": 1}, source.choice(WORDS)])


def corpus():
    """Scenes as text, and those that Python can read as values."""
    scenes = [path.read_text() for path in sorted((ROOT / "Examples").rglob("*.json")) if "consumer" not in path.parts
              and path.name != "galley.json"]
    examples = json.loads((ROOT / "Guides/Reference/examples.json").read_text())
    views = [view for group in examples.values() for view in group.values()]
    scenes += [json.dumps({"galley": 1, "canvas": {"width": 200}, "view": view}) for view in views]
    parsed = []
    for scene in scenes:
        try:
            parsed.append(json.loads(scene))
        except ValueError:
            pass
    keys = sorted({key for scene in parsed for _, key in places(scene) if isinstance(key, str)})
    return scenes, parsed, views, keys


def places(root):
    """All values of a scene as pairs of what holds them and where."""
    found, left = [], [root]
    while left:
        holder = left.pop()
        for key in holder if isinstance(holder, dict) else range(len(holder)):
            found.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                left.append(holder[key])
    return found


def scene(source, known):
    """The bytes of an altered scene."""
    scenes, parsed, views, keys = known
    if source.random() < 0.25:
        return altered(source, source.choice(scenes).encode())
    root = json.loads(json.dumps(source.choice(parsed)))
    for _ in range(source.choice([1, 1, 2, 3, 6])):
        found = places(root)
        if not found:
            break
        change(source, root, found, views, keys)
    made = json.dumps(root, ensure_ascii=source.random() < 0.7).encode("utf-8", "surrogatepass")
    return altered(source, made) if source.random() < 0.05 else made


def change(source, root, found, views, keys):
    """One change that knows what a scene is."""
    holder, key = source.choice(found)
    numbers = [place for place in found if isinstance(place[0][place[1]], (int, float)) and place[1] != "galley"]
    kind = source.randrange(9)
    if kind <= 1 and numbers:
        holder, key = source.choice(numbers)
        holder[key] = source.choice(NUMBERS) if source.random() < 0.7 else holder[key] * source.choice([-1, 10, 1000, 1e-3])
    elif kind == 2:
        holder[key] = value(source)
    elif kind == 3:
        # Not a copy: a value that lies within itself has no JSON.
        other, place = source.choice(found)
        holder[key] = json.loads(json.dumps(other[place]))
    elif kind == 4 and isinstance(holder, dict):
        holder[source.choice(keys)] = holder.pop(key)
    elif kind == 5 and isinstance(holder, list):
        holder[:] = json.loads(json.dumps(holder * source.choice([0, 2, 10])))[:2000]
    elif kind == 6:
        holder[key] = json.loads(json.dumps(source.choice(views)))
    elif kind == 7 and isinstance(root.get("view"), dict):
        root["view"] = wrapped(source, root["view"])
    elif isinstance(holder, dict):
        holder[source.choice(keys)] = value(source)


def wrapped(source, view):
    """A view deep inside of containers, or under many modifiers."""
    depth = source.choice([1, 5, 40, 300, 1200])
    if source.random() < 0.3:
        modifier = source.choice([{"blur": 3}, {"opacity": 0.5}, {"padding": 1}, {"shadow": {"radius": 900, "x": 50000}}, {"scaleEffect": 40},
                                  {"rotationEffect": 1e6}, {"frame": {"width": 1e5}}, {"drawingGroup": {}}])
        return {"type": "ZStack", "children": [view], "modifiers": [modifier] * min(depth, 200)}
    kind = source.choice(["ZStack", "VStack", "HStack", "HFlow", "Grid", "LazyVGrid", "ScrollView", "ViewThatFits", "GeometryReader"])
    for _ in range(min(depth, 400)):
        view = {"type": kind, "children": [view]}
    return view
