import GalleyGeometry
import GalleyGraphics

/// The vertical measures of a line in points (TX0, TX5): those of the system's font are not rounded, and of others ascent
/// and descent are whole numbers.
struct LineMetrics: Hashable {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  /// What a font other than the system's adds to the height of a line (TX5).
  var lineGap: CGFloat = 0
  /// What is between the lines of a text; less than 0 where they are closer than one is high.
  var leading: CGFloat = 0
  /// The height of capitals above the baseline, not rounded.
  var capHeight: CGFloat = 0

  init() {}

  /// The measures of a line in a font that is in its own face.
  init(_ face: FontFace, _ font: FontDescriptor) {
    if font.usesSystemMetrics {
      self.init()
      ascent = SystemFontLine.ascent * font.size
      descent = SystemFontLine.descent * font.size
      capHeight = SystemFontLine.capHeight * font.size
    } else {
      self.init(face, size: font.size)
    }
    if font.leading > 0 { leading = font.leading - ascent - descent - lineGap }
  }

  /// The measures of a face that stands in for another one.
  init(_ face: FontFace, size: CGFloat) {
    let scale = size / face.unitsPerEm
    ascent = (face.metrics.ascent * scale).rounded()
    descent = (face.metrics.descent * scale).rounded()
    lineGap = face.metrics.lineGap * scale
    capHeight = face.metrics.capHeight * scale
  }

  /// The height of one line in points, up to a pixel.
  func height(_ grid: PixelGrid) -> CGFloat { grid.ceil(ascent + descent + lineGap) }

  /// From baseline to baseline in points: a whole number of pixels where nothing says how far lines are apart.
  func pitch(_ grid: PixelGrid) -> CGFloat {
    leading == 0 ? height(grid) : ascent + descent + lineGap + leading
  }

  /// The measures of a line that holds both.
  func union(_ other: LineMetrics) -> LineMetrics {
    var result = self
    result.ascent = max(ascent, other.ascent)
    result.descent = max(descent, other.descent)
    result.lineGap = max(lineGap, other.lineGap)
    result.leading = leading == 0 ? other.leading : max(leading, other.leading)
    result.capHeight = max(capHeight, other.capHeight)
    return result
  }
}

/// The measures that the lines of one text have, each once: a line is as high as the highest of what is in it (TX5).
/// Parts whose fonts have the same measures share them, and so does what a face that stands in needs: the lines of a text
/// of one size are equally high.
struct LineMeasures {
  private(set) var all: [LineMetrics] = []
  /// The numbers of what fonts ask for.
  private var numbers: [LineMetrics: Int] = [:]

  /// The number of measures that a font asks for.
  mutating func number(of own: LineMetrics) -> Int {
    if let known = numbers[own] { return known }
    numbers[own] = all.count
    all.append(own)
    return all.count - 1
  }

  /// Makes the lines of a number as high as a face that stands in needs.
  mutating func makeRoom(above: CGFloat, below: CGFloat, for number: Int) {
    guard all.indices.contains(number) else { return }
    all[number].ascent = max(all[number].ascent, above)
    all[number].descent = max(all[number].descent, below)
  }

  /// None where no font could be opened.
  subscript(_ number: Int) -> LineMetrics {
    all.indices.contains(number) ? all[number] : LineMetrics()
  }

  /// The measures of a line with all of the text.
  var union: LineMetrics {
    all.dropFirst().reduce(self[0]) { $0.union($1) }
  }
}
