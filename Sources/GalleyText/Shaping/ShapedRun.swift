import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

/// A glyph as HarfBuzz gave it; lengths in font units, y upwards.
struct ShapedGlyph {
  var id: GlyphID
  /// The offset in UTF-8 bytes of the first character it stands for, in its line of text.
  var cluster: Int
  var advance: Int32
  var offsetX: Int32
  var offsetY: Int32
  /// Whether a line that begins with this glyph looks as if it had been set alone.
  var isSafeToBreakBefore: Bool
}

/// A part of a line of text in one font and direction.
struct ShapedRun {
  var face: FontFace
  var font: FontDescriptor
  var script: hb_script_t
  /// Even from left to right, odd from right to left.
  var bidiLevel: UInt8
  /// What the run was given besides its font.
  var attributes: RunAttributes
  /// The part of the line's UTF-8 bytes that the run covers.
  var bytes: Range<Int>
  /// From left to right as they are seen.
  var glyphs: [ShapedGlyph]
  /// For a tab, how far it leads in points, which its place in its line decides (`TabStops`); nil for all
  /// else.
  var tabWidth: CGFloat?
  /// Whether it is the rest of the cluster that ends the run before it: marks of another face.
  var joinsLast = false

  /// In the order in which they are read.
  var readGlyphs: [ShapedGlyph] { bidiLevel % 2 == 0 ? glyphs : glyphs.reversed() }

  /// The run cut down to a part of its bytes.
  func part(_ part: Range<Int>) -> ShapedRun {
    var result = self
    result.bytes = part
    if part == bytes { return result }
    // Clusters grow in the order of reading.
    let isForward = bidiLevel % 2 == 0
    let first = glyphs.partitionPoint {
      isForward ? $0.cluster >= part.lowerBound : $0.cluster < part.upperBound
    }
    let last = glyphs.partitionPoint {
      isForward ? $0.cluster >= part.upperBound : $0.cluster < part.lowerBound
    }
    result.glyphs = Array(glyphs[first..<max(first, last)])
    return result
  }

  /// How the system's font is fitted to San Francisco's widths.
  let fit: SystemFontFit

  init(
    face: FontFace, font: FontDescriptor, script: hb_script_t, bidiLevel: UInt8,
    attributes: RunAttributes, bytes: Range<Int>, glyphs: [ShapedGlyph]
  ) {
    self.face = face
    self.font = font
    self.script = script
    self.bidiLevel = bidiLevel
    self.attributes = attributes
    self.bytes = bytes
    self.glyphs = glyphs
    fit = SystemFontFit(face, font)
  }

  /// Points to an em of the glyphs.
  var glyphSize: CGFloat { font.size * fit.glyphScale }

  /// Points to a font unit.
  var scale: CGFloat { glyphSize / face.unitsPerEm }

  /// Points behind each character: what was asked for and what fits the font.
  private var tracking: CGFloat { attributes.tracking + fit.tracking * font.size }

  /// Whether something is added behind characters. Letters are fitted where the tracking of a size is none, too.
  var isSetApart: Bool { attributes.tracking != 0 || fit.tracking != 0 || fit.letters != nil }

  /// How far glyphs reach above and below the baseline, in points; negative where all ink is on the other side.
  /// - Complexity: O(n) in the glyphs; the first time, their outlines are read.
  var inkHeight: (above: CGFloat, below: CGFloat) {
    var (above, below) = (-CGFloat.infinity, -CGFloat.infinity)
    for glyph in glyphs {
      guard let ink = face.inkHeight(of: glyph.id) else { continue }
      above = max(above, CGFloat(ink.top) + CGFloat(glyph.offsetY))
      below = max(below, -CGFloat(ink.bottom) - CGFloat(glyph.offsetY))
    }
    return (above * scale, below * scale)
  }

  /// Adds the tracking and what fits the letter behind each character, in the order of reading: right of the last glyph of a
  /// cluster as they are seen, or left of the first one. Between letters of a script that joins there is none
  /// (`CursiveScripts`).
  /// - Parameter line: the text that `bytes` are of.
  mutating func setApart(in line: [UInt8]) {
    guard scale > 0 else { return }
    let joined = CursiveScripts.contains(script) ? joinedClusters(in: line) : []
    let isForward = bidiLevel % 2 == 0
    for index in glyphs.indices {
      let cluster = glyphs[index].cluster
      let next = isForward ? index + 1 : index - 1
      let isOuter = !glyphs.indices.contains(next) || glyphs[next].cluster != cluster
      guard isOuter, !joined.contains(cluster) else { continue }
      var behind = tracking
      if let letters = fit.letters {
        let end = glyphs.indices.contains(next) ? glyphs[next].cluster : bytes.upperBound
        let change = letters.change(of: line[cluster..<max(cluster, end)])
        behind += change.advance * font.size
        move(clusterOf: index, by: units(change.shift * font.size))
        // The order of reading is that of the glyphs in what letters of these alphabets stand in.
        if isForward { behind += distance(behind: index, letters, in: line) * font.size }
      }
      glyphs[index].advance = glyphs[index].advance.addingReportingOverflow(units(behind)).0
      if !isForward {
        glyphs[index].offsetX = glyphs[index].offsetX.addingReportingOverflow(units(behind)).0
      }
    }
  }

  /// What stands between the letter that ends with a glyph and the next one, in parts of the size. A space has what
  /// stands at both of its sides: it goes where a line is broken. Other letters cannot be parted without being set anew.
  private mutating func distance(
    behind index: Int, _ letters: SystemFontLetters, in line: [UInt8]
  ) -> CGFloat {
    let space = UInt8(0x20)
    guard let own = letters.letter(at: glyphs[index].cluster, in: line) else { return 0 }
    func letter(_ place: Int) -> UInt8? {
      glyphs.indices.contains(place) ? letters.letter(at: glyphs[place].cluster, in: line) : nil
    }
    let next = letter(index + 1)
    if own == space {
      let before = letter(index - 1).map { letters.distance(from: $0, to: own) } ?? 0
      return before + (next.map { letters.distance(from: own, to: $0) } ?? 0)
    }
    guard let next, next != space else { return 0 }
    let distance = letters.distance(from: own, to: next)
    guard distance != 0 else { return 0 }
    let cluster = glyphs[index + 1].cluster
    var place = index + 1
    while glyphs.indices.contains(place), glyphs[place].cluster == cluster {
      glyphs[place].isSafeToBreakBefore = false
      place += 1
    }
    return distance
  }

  /// Moves the glyph and the others of its cluster, marks on it: they lie on one side of it.
  private mutating func move(clusterOf index: Int, by shift: Int32) {
    guard shift != 0 else { return }
    let step = bidiLevel % 2 == 0 ? -1 : 1
    var place = index
    while glyphs.indices.contains(place), glyphs[place].cluster == glyphs[index].cluster {
      glyphs[place].offsetX = glyphs[place].offsetX.addingReportingOverflow(shift).0
      place += step
    }
  }

  /// Font units for points, at most a thousand million.
  private func units(_ points: CGFloat) -> Int32 {
    let limit: CGFloat = 1_000_000_000
    return Int32(min(max((points / scale).rounded(), -limit), limit))
  }

  /// The clusters that are letters with a letter of such a script right behind them.
  private func joinedClusters(in line: [UInt8]) -> Set<Int> {
    var result: Set<Int> = []
    let read = readGlyphs
    for (index, glyph) in read.enumerated() {
      let next = index + 1 < read.count ? read[index + 1].cluster : bytes.upperBound
      if next != glyph.cluster, CursiveScripts.hasLetter(line, at: glyph.cluster),
        CursiveScripts.hasLetter(line, at: next)
      {
        result.insert(glyph.cluster)
      }
    }
    return result
  }

  /// The sum of the advances in points; negative where a negative tracking exceeds them.
  var width: CGFloat { tabWidth ?? CGFloat(glyphs.reduce(0) { $0 + Int($1.advance) }) * scale }
}

extension ShapedRun {
  /// From the baseline down to the middle of a line below the run, and how thick it is, in points.
  var underline: (offset: CGFloat, thickness: CGFloat) {
    guard hasSystemRules else {
      return (face.metrics.underlineOffset * scale, face.metrics.underlineThickness * scale)
    }
    let thickness = SystemFontRule.thickness(of: font.weight)
    return ((SystemFontRule.underlineTop + thickness / 2) * font.size, thickness * font.size)
  }

  /// From the baseline up to the middle of a line through the run, and how thick it is, in points.
  var strikethrough: (offset: CGFloat, thickness: CGFloat) {
    guard hasSystemRules else {
      return (face.metrics.strikethroughOffset * scale, face.metrics.strikethroughThickness * scale)
    }
    return (
      SystemFontRule.strikethroughMiddle * font.size,
      SystemFontRule.thickness(of: font.weight) * font.size
    )
  }

  /// Whether lines have the measures of San Francisco, whichever face stands in for letters that it has not.
  private var hasSystemRules: Bool {
    font.usesSystemMetrics && (font.design == .default || font.design == .rounded)
  }
}

/// What a run of text has besides its font.
struct RunAttributes: Hashable {
  /// Points behind each character.
  var tracking: CGFloat = 0
  /// Points above the baseline.
  var baselineOffset: CGFloat = 0
  var style = 0
  /// The number of what a line with the run has at least, among the text's `LineMeasures`.
  var measures = 0
  /// Whether something else is painted in place of the run.
  var isReplaced = false

  init() {}

  init(_ run: AttributedText.Run) {
    tracking = run.tracking.isFinite ? run.tracking : 0
    baselineOffset = run.baselineOffset.isFinite ? run.baselineOffset : 0
    style = run.style
    isReplaced = run.isReplaced
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place at which `isBehind` holds, for elements of which it holds for all behind the
  /// first; the end where it holds for none.
  /// - Complexity: O(log n).
  package func partitionPoint(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
