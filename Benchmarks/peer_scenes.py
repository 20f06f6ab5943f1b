"""Draws the scenes of Benchmarks/Scenes with Skia or Pillow, or writes them as SVG for rsvg-convert: peers of
`galley-bench scenes`. Texts are measured, rows are wrapped and columns are sized as the scenes ask for.

Usage: peer_scenes.py skia|pillow|svg FONTS SCENES NAME RUNS [OUT]
Prints the milliseconds of drawing and of the PNG of each run, and the PNG's bytes. `svg` writes OUT once.
`peer_scenes.py skia FONTS SCENES micro RUNS` prints a rate of each micro case instead.
"""
import base64
import io
import json
import math
import sys
import time

GREY = (142, 142, 147)
SIZES = {"chips": (780, 1688), "honeycomb": (1344, 992), "card": (1200, 630), "grid": (1400, 1040)}
NAMES = ("Lantern Quay Harbour Walk Evening River Bridge Market "
         "Garden Tower Station Museum Library Castle Forest Meadow").split()
SIDE = 64 * math.sqrt(3) / 2
HEXAGON = [(64, 0), (64 + SIDE, 32), (64 + SIDE, 96), (64, 128), (64 - SIDE, 96), (64 - SIDE, 32)]
HEADER = "Twenty places beside the water, by district and distance"


def font_file(fonts, weight):
    return f"{fonts}/Inter/Inter-{weight}.otf"


class SkiaPainter:
    """Texts are placed by their top left corners in all painters."""

    def __init__(self, fonts, scenes):
        import skia
        self.skia, self.fonts, self.faces, self.sized = skia, fonts, {}, {}
        self.photo = skia.Image.MakeFromEncoded(skia.Data.MakeFromFileName(f"{scenes}/photo.png")).makeRasterImage()

    def begin(self, width, height):
        self.surface = self.skia.Surface(width, height)
        self.canvas = self.surface.getCanvas()
        self.canvas.clear(self.skia.ColorWHITE)

    def font(self, size, weight):
        if (size, weight) not in self.sized:
            if weight not in self.faces:
                self.faces[weight] = self.skia.Typeface.MakeFromFile(font_file(self.fonts, weight))
            font = self.skia.Font(self.faces[weight], size)
            font.setSubpixel(True)
            metrics = font.getMetrics()
            self.sized[(size, weight)] = font, -metrics.fAscent, metrics.fDescent - metrics.fAscent
        return self.sized[(size, weight)]

    def measure(self, text, size, weight):
        font, _, height = self.font(size, weight)
        return font.measureText(text), height

    def paint(self, color, alpha=1.0):
        return self.skia.Paint(AntiAlias=True, Color=self.skia.Color(*color, round(alpha * 255)))

    def text(self, text, x, y, size, weight, color=(0, 0, 0)):
        font, ascent, _ = self.font(size, weight)
        self.canvas.drawString(text, x, y + ascent, font, self.paint(color))

    def rounded(self, x, y, w, h, r, color, alpha=1.0):
        self.canvas.drawRoundRect(self.skia.Rect.MakeXYWH(x, y, w, h), r, r, self.paint(color, alpha))

    def shadow(self, x, y, w, h, r, sigma, alpha):
        paint = self.paint((0, 0, 0), alpha)
        paint.setMaskFilter(self.skia.MaskFilter.MakeBlur(self.skia.kNormal_BlurStyle, sigma))
        self.canvas.drawRoundRect(self.skia.Rect.MakeXYWH(x, y, w, h), r, r, paint)

    def gradient(self, width, height, first, last):
        skia = self.skia
        shader = skia.GradientShader.MakeLinear([(0, 0), (width, height)], [skia.Color(*first), skia.Color(*last)])
        self.canvas.drawPaint(skia.Paint(Shader=shader))

    def picture(self, x, y, side, outline):
        skia = self.skia
        path = skia.Path()
        if outline is None:
            path.addCircle(x + side / 2, y + side / 2, side / 2)
        else:
            path.addPoly([skia.Point(*point) for point in outline], True)
        self.canvas.save()
        self.canvas.clipPath(path, doAntiAlias=True)
        self.canvas.drawImageRect(
            self.photo, skia.Rect.MakeXYWH(x, y, side, side),
            skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear))
        self.canvas.restore()

    def png(self):
        image = self.surface.makeImageSnapshot()
        return bytes(image.encodeToData(self.skia.kPNG, 100))


class PillowPainter:
    def __init__(self, fonts, scenes):
        from PIL import Image, ImageDraw, ImageFilter, ImageFont
        self.Image, self.ImageDraw, self.ImageFilter, self.ImageFont = Image, ImageDraw, ImageFilter, ImageFont
        self.fonts, self.sized = fonts, {}
        self.photo = Image.open(f"{scenes}/photo.png").convert("RGB")
        self.photo.load()

    def begin(self, width, height):
        self.image = self.Image.new("RGB", (width, height), "white")
        self.draw = self.ImageDraw.Draw(self.image, "RGBA")

    def font(self, size, weight):
        if (size, weight) not in self.sized:
            self.sized[(size, weight)] = self.ImageFont.truetype(font_file(self.fonts, weight), size)
        return self.sized[(size, weight)]

    def measure(self, text, size, weight):
        font = self.font(size, weight)
        return font.getlength(text), sum(font.getmetrics())

    def text(self, text, x, y, size, weight, color=(0, 0, 0)):
        self.draw.text((x, y), text, font=self.font(size, weight), fill=color)

    def rounded(self, x, y, w, h, r, color, alpha=1.0):
        self.draw.rounded_rectangle((x, y, x + w, y + h), r, fill=color + (round(alpha * 255),))

    def shadow(self, x, y, w, h, r, sigma, alpha):
        mask = self.Image.new("L", self.image.size)
        self.ImageDraw.Draw(mask).rounded_rectangle((x, y, x + w, y + h), r, fill=round(alpha * 255))
        self.image.paste((0, 0, 0), mask=mask.filter(self.ImageFilter.GaussianBlur(sigma)))

    def gradient(self, width, height, first, last):
        square = self.Image.linear_gradient("L").rotate(45, resample=self.Image.BILINEAR)
        mask = square.crop((37, 37, 219, 219)).resize((width, height))
        ends = [self.Image.new("RGB", (width, height), color) for color in (last, first)]
        self.image.paste(self.Image.composite(*ends, mask))

    def picture(self, x, y, side, outline):
        small = self.photo.resize((side, side), self.Image.BILINEAR)
        mask = self.Image.new("L", (side, side))
        draw = self.ImageDraw.Draw(mask)
        if outline is None:
            draw.ellipse((0, 0, side, side), fill=255)
        else:
            draw.polygon([(px - x, py - y) for px, py in outline], fill=255)
        self.image.paste(small, (round(x), round(y)), mask)

    def png(self):
        file = io.BytesIO()
        self.image.save(file, "PNG")
        return file.getvalue()


class SVGPainter(PillowPainter):
    """Pillow measures; the coordinates are written down."""

    def __init__(self, fonts, scenes):
        super().__init__(fonts, scenes)
        with open(f"{scenes}/photo.png", "rb") as file:
            self.data = base64.b64encode(file.read()).decode()

    def begin(self, width, height):
        self.size, self.body = (width, height), [f'<rect width="{width}" height="{height}" fill="white"/>']
        self.defs = [f'<image id="photo" width="256" height="256" href="data:image/png;base64,{self.data}"/>']

    def text(self, text, x, y, size, weight, color=(0, 0, 0)):
        ascent = self.font(size, weight).getmetrics()[0]
        number = {"Regular": 400, "SemiBold": 600, "Bold": 700}[weight]
        self.body.append(f'<text x="{x:.2f}" y="{y + ascent:.2f}" font-family="Inter" font-size="{size}" '
                         f'font-weight="{number}" fill="rgb{color}">{text}</text>')

    def rounded(self, x, y, w, h, r, color, alpha=1.0):
        self.body.append(f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{r}" '
                         f'fill="rgb{color}" fill-opacity="{alpha}"/>')

    def shadow(self, x, y, w, h, r, sigma, alpha):
        self.defs.append(f'<filter id="blur"><feGaussianBlur stdDeviation="{sigma}"/></filter>')
        self.body.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill-opacity="{alpha}" '
                         'filter="url(#blur)"/>')

    def gradient(self, width, height, first, last):
        self.defs.append(f'<linearGradient id="g" x2="1" y2="1"><stop stop-color="rgb{first}"/>'
                         f'<stop offset="1" stop-color="rgb{last}"/></linearGradient>')
        self.body.append(f'<rect width="{width}" height="{height}" fill="url(#g)"/>')

    def picture(self, x, y, side, outline):
        points = " ".join(f"{px:.2f},{py:.2f}" for px, py in outline or [])
        shape = (f'<polygon points="{points}"/>' if outline
                 else f'<circle cx="{x + side / 2}" cy="{y + side / 2}" r="{side / 2}"/>')
        name = f"c{len(self.defs)}"
        self.defs.append(f'<clipPath id="{name}">{shape}</clipPath>')
        self.body.append(f'<g clip-path="url(#{name})"><use href="#photo" '
                         f'transform="translate({x} {y}) scale({side / 256})"/></g>')

    def png(self):
        width, height = self.size
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><defs>'
                + "".join(self.defs) + "</defs>" + "".join(self.body) + "</svg>").encode()


def chips(p, words):
    sizes = [p.measure(word, 34, "Regular") for word in words]
    row, rows, used = [], [], 0
    for word, (width, height) in zip(words, sizes):
        if row and used + 16 + width + 32 > 716:
            rows.append((row, used))
            row, used = [], 0
        used += (16 if row else 0) + width + 32
        row.append((word, width + 32, height + 32))
    rows.append((row, used))
    y = 32
    for row, used in rows:
        x = 32 + (716 - used) / 2
        for word, width, height in row:
            p.rounded(x, y, width, height, 16, GREY, 0.2)
            p.text(word, x + 16, y + 16, 34, "Regular")
            x += width + 16
        y += row[0][2] + 16


def honeycomb(p):
    for row in range(10):
        for column in range(10):
            x, y = column * 128 + row % 2 * 64, row * 96
            p.picture(x, y, 128, [(x + cx, y + cy) for cx, cy in HEXAGON])


def card(p):
    p.gradient(1200, 630, (30, 58, 138), (147, 51, 234))
    p.shadow(60, 72, 1080, 510, 32, 24, 0.35)
    p.rounded(60, 60, 1080, 510, 32, (255, 255, 255))
    p.picture(108, 108, 96, None)
    p.text("A walk along the old lantern quay", 228, 139, 28, "Regular", GREY)
    line, y = "", 228
    for word in "Where the harbour lights meet the evening river".split():
        longer = f"{line} {word}".strip()
        if p.measure(longer, 64, "Bold")[0] > 984:
            p.text(line, 108, y, 64, "Bold")
            longer, y = word, y + p.measure(line, 64, "Bold")[1]
        line = longer
    p.text(line, 108, y, 64, "Bold")
    x = 108
    for tag in ["Harbour", "Evening", "3 km", "Benches", "Sunset"]:
        width, height = p.measure(tag, 24, "Regular")
        p.rounded(x, 473, width + 36, height + 20, (height + 20) / 2, (238, 242, 255))
        p.text(tag, x + 18, 483, 24, "Regular")
        x += width + 48


def grid(p):
    cells = [[str(row + 1) if column == 0 else
              f"{NAMES[(row * 5 + column * 3) % 16]} {row * 7 + column * 13}" for column in range(6)]
             for row in range(20)]
    widths = [max(p.measure(row[column], 26, "Regular")[0] for row in cells) + 32 for column in range(6)]
    slack = (1400 - sum(widths) - 5 * 24) / 6
    p.rounded(0, 56, 1400, 48, 0, (224, 231, 255))
    p.text(HEADER, (1400 - p.measure(HEADER, 26, "SemiBold")[0]) / 2, 64, 26, "SemiBold")
    for number, row in enumerate(cells):
        x = 0
        for text, width in zip(row, widths):
            p.text(text, x + 16, 110 + number * 44, 26, "Regular")
            x += width + slack + 24


def micro(fonts, runs):
    """Thousands of shapes, pixels or glyphs a second."""
    import skia
    surface = skia.Surface(1280, 960)
    canvas = surface.getCanvas()
    paint = skia.Paint(AntiAlias=True, Color=skia.Color(30, 90, 200, 128))
    path = skia.Path()
    path.addPoly([skia.Point(*point) for point in HEXAGON], True)
    shader = skia.GradientShader.MakeLinear([(0, 0), (1280, 960)], [skia.ColorRED, skia.ColorBLUE])
    font = skia.Font(skia.Typeface.MakeFromFile(font_file(fonts, "Regular")), 17)
    font.setSubpixel(True)
    line = "Where the harbour lights meet the evening river, a lantern walks along the quay"
    def rate(name, count, body):
        best = math.inf
        for _ in range(runs):
            start = time.perf_counter()
            body()
            best = min(best, time.perf_counter() - start)
        print(name, count / best / 1000)

    def hexagons():
        for i in range(500):
            canvas.save()
            canvas.translate(i * 37 % 1100 + 0.3, i * 53 % 800 + 0.6)
            canvas.drawPath(path, paint)
            canvas.restore()

    rate("rectangles", 1000, lambda: [
        canvas.drawRoundRect(skia.Rect.MakeXYWH(i * 37 % 1150 + 0.3, i * 53 % 880 + 0.6, 120, 72), 12, 12, paint)
        for i in range(1000)])
    rate("hexagons", 500, hexagons)
    rate("gradient", 1280 * 960, lambda: canvas.drawPaint(skia.Paint(Shader=shader)))
    rate("glyphs", 200 * len(line), lambda: [
        canvas.drawString(line, i * 7 % 600 + 0.3, i * 31 % 940, font, skia.Paint(AntiAlias=True)) for i in range(200)])


def main():
    kind, fonts, scenes, name, runs = sys.argv[1:6]
    if name == "micro":
        return micro(fonts, int(runs))
    painter = {"skia": SkiaPainter, "pillow": PillowPainter, "svg": SVGPainter}[kind](fonts, scenes)
    with open(f"{scenes}/chips.json", encoding="utf-8") as file:
        words = json.load(file)["data"]["words"]
    draw = {"chips": lambda: chips(painter, words), "honeycomb": lambda: honeycomb(painter),
            "card": lambda: card(painter), "grid": lambda: grid(painter)}[name]
    for _ in range(int(runs)):
        start = time.perf_counter()
        painter.begin(*SIZES[name])
        draw()
        drawn = time.perf_counter()
        data = painter.png()
        if len(sys.argv) > 6:
            with open(sys.argv[6], "wb") as file:
                file.write(data)
        print(f"{(drawn - start) * 1e3:.3f} {(time.perf_counter() - drawn) * 1e3:.3f} {len(data)}")


main()
