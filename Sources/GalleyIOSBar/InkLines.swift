/// Joins letters to words and words to lines, and the parts of symbols.
struct InkLines {
  /// Ink that belongs together.
  struct Group {
    var box: PixelBox
    var color: RGB
    var contrast: Int
    var ground: Int
    /// The highest single piece: a capital or a letter with a descender, hardly ever both.
    var letterHeight: Int
    /// Of the pieces other than dots, dashes or commas.
    var core: PixelBox
    var letterCount: Int
  }

  var measures: ScreenMeasures

  /// - Complexity: O(n²) in the pieces.
  func join(_ components: [InkComponent], standing: [Int]) -> [Group] {
    var groups = components.map {
      Group(
        box: $0.box, color: $0.color, contrast: $0.contrast, ground: standing[$0.ground],
        letterHeight: $0.box.height, core: $0.box, letterCount: 1)
    }
    groups = merged(groups) { isPart($0, $1) ? 0 : nil }
    groups = merged(groups) { gapInLine($0, $1) }
    return merged(groups) { isPart($0, $1) || isMark($0, $1) ? 0 : nil }
  }

  /// Joins pairs, those with the smallest distance first, until none is left.
  /// - Parameter distance: nil for two that do not belong together.
  private func merged(_ groups: [Group], distance: (Group, Group) -> Int?) -> [Group] {
    var groups: [Group?] = groups.sorted {
      ($0.box.top, $0.box.left, $0.box.right) < ($1.box.top, $1.box.left, $1.box.right)
    }
    // The nearest other one of each, which is looked for again only where one of both has changed.
    var nearest = [(other: Int, distance: Int)?](repeating: nil, count: groups.count)
    func findNearest(_ index: Int) {
      nearest[index] = nil
      guard let group = groups[index] else { return }
      for other in groups.indices where other != index {
        guard let candidate = groups[other], candidate.ground == group.ground,
          let gap = distance(group, candidate), gap < nearest[index]?.distance ?? .max
        else { continue }
        nearest[index] = (other, gap)
      }
    }
    groups.indices.forEach(findNearest)
    while let (index, pair) = nearest.enumerated().compactMap({ item in
      item.element.map { (item.offset, $0) }
    }).min(by: { $0.1.distance < $1.1.distance }) {
      guard let one = groups[index], let other = groups[pair.other] else { break }
      groups[index] = one.joined(with: other)
      groups[pair.other] = nil
      nearest[pair.other] = nil
      let gone = pair.other
      findNearest(index)
      for third in groups.indices where third != index {
        guard let group = groups[third], let joined = groups[index] else { continue }
        if nearest[third]?.other == gone || nearest[third]?.other == index {
          findNearest(third)
        } else if group.ground == joined.ground, let gap = distance(group, joined),
          gap < nearest[third]?.distance ?? .max
        {
          nearest[third] = (index, gap)
        }
      }
    }
    return groups.compactMap { $0 }
  }

  /// A part of a symbol: within it, or close above or below.
  private func isPart(_ one: Group, _ other: Group) -> Bool {
    let (large, small) =
      one.box.area >= other.box.area ? (one.box, other.box) : (other.box, one.box)
    if large.grown(by: 1).contains(small), large.width <= measures.symbolSide { return true }
    guard one.letterCount == 1 || other.letterCount == 1 else { return false }
    let overlap = -one.box.gapX(to: other.box)
    let narrow = min(one.box.width, other.box.width)
    guard overlap * 2 >= narrow, max(one.box.width, other.box.width) <= measures.symbolSide
    else { return false }
    let gap = one.box.gapY(to: other.box)
    var union = one.box
    union.join(other.box)
    if gap * 12 <= union.height, gap <= measures.border { return true }
    return arePairOfSigns(one.box, other.box, gap: gap, height: union.height)
  }

  /// Two flat chevrons of one width above each other: those of a picker.
  private func arePairOfSigns(_ one: PixelBox, _ other: PixelBox, gap: Int, height: Int) -> Bool {
    [one, other].allSatisfy { Double($0.height) <= Double($0.width) * 0.62 }
      && abs(one.width - other.width) <= 2 && abs(one.left - other.left) <= 2
      && one.width <= measures.areaSide && gap <= measures.pixels(6) && gap * 2 <= height
  }

  /// A dot or an accent above or below a letter.
  private func isMark(_ one: Group, _ other: Group) -> Bool {
    let (large, small) = one.box.height >= other.box.height ? (one, other) : (other, one)
    let gap = large.box.gapY(to: small.box)
    return small.box.height * 5 <= large.letterHeight * 2 && gap * 10 <= large.letterHeight * 3
      && -large.box.gapX(to: small.box) * 2 >= small.box.width
      && small.box.width <= large.letterHeight
  }

  /// The pixels between two pieces of one line of text; nil for two that are none.
  private func gapInLine(_ one: Group, _ other: Group) -> Int? {
    if isMark(one, other) { return 0 }
    let overlap = -one.box.gapY(to: other.box)
    let low = min(one.box.height, other.box.height)
    guard overlap * 10 >= low * 3 else { return nil }
    let (tall, short) =
      one.letterHeight >= other.letterHeight ? (one, other) : (other, one)
    // A dot, a dash or a comma says nothing of the text's size, and of one size are capitals and letters without
    // ascenders, which are as high as three quarters of those.
    let share = Double(short.letterHeight) / Double(tall.letterHeight)
    let isSign = share < 0.45
    if isSign, short.box.width * 2 > tall.letterHeight * 3 || short.letterCount > 3 { return nil }
    let height = isSign || share > 0.62 ? tall.letterHeight : short.letterHeight
    let gap = one.box.gapX(to: other.box)
    guard tall.letterHeight <= measures.largestLetter else { return nil }
    // Capitals are as high as 0.7 of the size: half of the size, and a space is less than a third of it.
    guard Double(gap) <= Double(height) * 0.68, !isSymbol(tall, beside: short, isSign: isSign)
    else { return nil }
    // The colour of a dot is hardly ever its font's.
    if !isSign, gap * 4 > height, !one.hasColor(of: other) { return nil }
    return max(gap, 0)
  }

  /// A piece that is much higher than the letters beside it, at both ends, and is no bracket.
  private func isSymbol(_ tall: Group, beside short: Group, isSign: Bool) -> Bool {
    guard !isSign, tall.letterHeight * 10 >= tall.box.height * 9,
      Double(tall.letterHeight) > Double(short.letterHeight) * 1.25,
      tall.box.width * 2 > tall.box.height
    else { return false }
    let margin = tall.box.height / 12
    return tall.core.top + margin < short.core.top && tall.core.bottom - margin > short.core.bottom
  }
}

extension InkLines.Group {
  fileprivate func joined(with other: Self) -> Self {
    var result = self
    result.box.join(other.box)
    // Of two pieces of one size both count.
    if other.letterHeight * 5 < letterHeight * 3 {
      result.core = core
    } else if letterHeight * 5 < other.letterHeight * 3 {
      result.core = other.core
    } else {
      result.core.join(other.core)
    }
    if other.contrast > contrast { (result.color, result.contrast) = (other.color, other.contrast) }
    result.letterHeight = max(letterHeight, other.letterHeight)
    result.letterCount += other.letterCount
    return result
  }

  /// Whether the colours differ by no more than thin strokes of one colour do; faint ones always do.
  fileprivate func hasColor(of other: Self) -> Bool {
    min(contrast, other.contrast) <= 48 || color.distance(to: other.color) <= 40
  }
}
