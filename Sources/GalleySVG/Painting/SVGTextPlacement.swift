import GalleyGeometry
import GalleyText

/// Gives the clusters of a text their places, by the steps of SVG 2, 11.5 ("Text layout algorithm"): positions on one
/// line, `dx` and `dy`, `textLength`, `x` and `y`, anchors, paths.
struct SVGTextPlacement {
  private let content: SVGTextContent
  private let isVertical: Bool
  /// From left to right, or downwards.
  private(set) var clusters: [SVGTextCluster]
  /// Their places in the order in which they are read.
  private var reading: [Int]
  /// The outermost of the stretches so far that each lies in; -1 for none.
  private var stretched: [Int]

  /// - Parameter clusters: in the order in which they are seen.
  init(_ content: SVGTextContent, _ clusters: [SVGTextCluster], isVertical: Bool) {
    (self.content, self.clusters, self.isVertical) = (content, clusters, isVertical)
    reading = clusters.indices.sorted {
      (clusters[$0].characters.lowerBound, $0) < (clusters[$1].characters.lowerBound, $1)
    }
    stretched = Array(repeating: -1, count: clusters.count)
    endCharacters()
    flow()
    move()
    for (order, stretch) in content.stretches.enumerated() { apply(stretch, order) }
    putAtPlaces()
    anchor()
    putOnPaths()
  }

  /// A cluster has all characters up to the next one's; of those with the same first character the first one read.
  private mutating func endCharacters() {
    let starts = reading.map { clusters[$0].characters.lowerBound }
    var end = content.characters.count
    for order in reading.indices.reversed() {
      let isRepeated = order > 0 && starts[order - 1] == starts[order]
      clusters[reading[order]].characters =
        starts[order]..<(isRepeated ? starts[order] : max(starts[order], end))
      if !isRepeated { end = starts[order] }
    }
  }

  /// The direction of the line, which is the text element's.
  private var isRightToLeft: Bool { content.spans[0].style.isRightToLeft }

  private func first(_ index: Int) -> SVGTextContent.Character? {
    let range = clusters[index].characters
    return range.isEmpty ? nil : content.characters[range.lowerBound]
  }

  /// One after the other.
  private mutating func flow() {
    var pen: CGFloat = 0
    for index in clusters.indices {
      let character = content.characters[clusters[index].characters.lowerBound]
      if character.isWordSeparator, !clusters[index].characters.isEmpty {
        clusters[index].advance += CGFloat(
          min(max(content.spans[character.span].style.wordSpacing, -1e5), 1e5))
      }
      clusters[index].along = pen
      clusters[index].turn = character.rotation
      pen += clusters[index].advance
    }
  }

  /// Moves add up from character to character.
  private mutating func move() {
    var moved: (along: CGFloat, across: CGFloat) = (0, 0)
    for index in reading {
      for character in content.characters[clusters[index].characters] {
        let (dx, dy) = (CGFloat(character.dx), CGFloat(character.dy))
        clusters[index].moved.along += isVertical ? dy : dx
        clusters[index].moved.across += isVertical ? dx : dy
      }
      moved.along += clusters[index].moved.along
      moved.across += clusters[index].moved.across
      clusters[index].along += moved.along
      clusters[index].across += moved.across
    }
  }

  /// Makes characters as long together as they are to be; what is seen behind them moves along.
  private mutating func apply(_ stretch: SVGTextContent.Stretch, _ order: Int) {
    let start = reading.partitionPoint {
      clusters[$0].characters.lowerBound >= stretch.characters.lowerBound
    }
    let end = reading.partitionPoint {
      clusters[$0].characters.lowerBound >= stretch.characters.upperBound
    }
    let members = reading[start..<max(start, end)].sorted()
    guard let last = members.last else { return }
    let low = members.map { clusters[$0].along }.min() ?? 0
    let high = members.map { clusters[$0].along + clusters[$0].advance }.max() ?? 0
    let length = CGFloat(stretch.length)
    let difference = length - (high - low)
    defer { for index in members { stretched[index] = order } }
    if stretch.scalesGlyphs {
      guard high > low else { return }
      let factor = length / (high - low)
      for index in members {
        clusters[index].along = low + (clusters[index].along - low) * factor
        clusters[index].advance *= factor
        clusters[index].stretch *= factor
      }
    } else {
      // What an inner element has stretched already counts as one.
      var groups: [Int] = []
      for index in members {
        let isInner = stretched[index] >= 0 && index > 0 && stretched[index - 1] == stretched[index]
        let isSame = clusters[index].characters.isEmpty || isInner
        groups.append((groups.last ?? 0) + (isSame || groups.isEmpty ? 0 : 1))
      }
      guard let gaps = groups.last, gaps > 0 else { return }
      for (index, group) in zip(members, groups) {
        clusters[index].along += difference * CGFloat(group) / CGFloat(gaps)
      }
    }
    for index in clusters.indices where index > last { clusters[index].along += difference }
  }

  /// Puts characters with places of their own, and all behind them, there. Each begins a chunk, and so do a path and what
  /// comes after it.
  private mutating func putAtPlaces() {
    var shift: (along: CGFloat, across: CGFloat) = (0, 0)
    var chunk = -1
    var path: Int?
    for index in reading {
      let cluster = clusters[index]
      if let character = first(index) {
        let (x, y) = (character.x.map { CGFloat($0) }, character.y.map { CGFloat($0) })
        var (along, across) = isVertical ? (y, x) : (x, y)
        if let own = character.path {
          across = own == path ? nil : 0
          if own != path { along = along ?? 0 }
        } else if let path, let end = content.paths[path].place(at: content.paths[path].length) {
          along = along ?? (isVertical ? end.point.y : end.point.x)
          across = across ?? (isVertical ? end.point.x : end.point.y)
        }
        if chunk < 0 { (along, across) = (along ?? 0, across ?? 0) }
        path = character.path
        // A place is the character's before its own `dx` and `dy`.
        if let along { shift.along = along - (cluster.along - cluster.moved.along) }
        if let across { shift.across = across - (cluster.across - cluster.moved.across) }
        if along != nil || across != nil { chunk += 1 }
      }
      clusters[index].along += shift.along
      clusters[index].across += shift.across
      clusters[index].chunk = chunk
    }
  }

  /// Moves each chunk so that its start, its middle or its end is where its first character was put.
  private mutating func anchor() {
    var order = 0
    var before: Chunk?
    while order < reading.count {
      let first = clusters[reading[order]]
      var end = order
      var (low, high) = (first.along, first.along)
      while end < reading.count, clusters[reading[end]].chunk == first.chunk {
        let cluster = clusters[reading[end]]
        low = min(low, cluster.along)
        high = max(high, cluster.along + cluster.advance)
        end += 1
      }
      let outer = outerSpacing(reading[order..<end], low, high)
      (low, high) = (low + outer.low, high - outer.high)
      let isTurned = reading[order..<end].contains { isOtherWay(clusters[$0]) }
      let start = start(of: reading[order], isTurned: isTurned, behind: before)
      let shift =
        switch (content.spans[first.span].style.textAnchor, isRightToLeft) {
        case ("middle", _): start - (low + high) / 2
        case ("end", false), ("start", true): start - high
        default: start - low
        }
      for index in reading[order..<end] { clusters[index].along += shift }
      before = Chunk(low: low + shift, high: high + shift, isTurned: isTurned)
      order = end
    }
  }

  /// Where a chunk lies on the line, and whether letters in it go against the line.
  private struct Chunk {
    var low: CGFloat
    var high: CGFloat
    var isTurned: Bool
  }

  /// Where the first character of a chunk was put. One with a place across the line alone goes on where the chunk before it
  /// ends (SVG 1.1, 10.5: the current text position), which letters that go against the line lie before.
  private func start(of index: Int, isTurned: Bool, behind before: Chunk?) -> CGFloat {
    let cluster = clusters[index]
    guard let before, isTurned || before.isTurned, let character = first(index),
      (isVertical ? character.y : character.x) == nil, character.path == nil
    else { return cluster.along }
    return (isRightToLeft ? before.low : before.high) + cluster.moved.along
  }

  private func isOtherWay(_ cluster: SVGTextCluster) -> Bool {
    (cluster.run.bidiLevel % 2 == 1) != isRightToLeft
  }

  /// The letter spacing at the ends of a chunk, which is not of it (CSS Text 3, 8.2: between two characters, and not at the
  /// start and the end of a line).
  private func outerSpacing(
    _ members: ArraySlice<Int>, _ low: CGFloat, _ high: CGFloat
  ) -> (low: CGFloat, high: CGFloat) {
    var result: (low: CGFloat, high: CGFloat) = (0, 0)
    for index in members {
      let cluster = clusters[index]
      if first(index)?.scalar.isCursiveLetter == true { continue }
      let spacing = CGFloat(content.spans[cluster.span].style.letterSpacing) * cluster.stretch
      // It lies behind each character in the order of reading.
      if cluster.run.bidiLevel % 2 == 0 {
        if cluster.along + cluster.advance == high { result.high = spacing }
      } else if cluster.along == low {
        result.low = spacing
      }
    }
    return result
  }

  /// A character stands where its middle meets the path, and is not drawn beyond the ends (SVG 2, 11.8.3).
  private mutating func putOnPaths() {
    for index in clusters.indices {
      let start = clusters[index].characters.lowerBound
      guard start < content.characters.count, let own = content.characters[start].path else {
        continue
      }
      let path = content.paths[own]
      let middle = clusters[index].along + clusters[index].advance / 2
      var distance = middle + path.offset
      if path.isClosed {
        // A text goes around once.
        let reach: (CGFloat, CGFloat) =
          switch (content.spans[clusters[index].span].style.textAnchor, isRightToLeft) {
          case ("middle", _): (-path.length / 2, path.length / 2)
          case ("end", false), ("start", true): (-path.length, 0)
          default: (0, path.length)
          }
        clusters[index].isHidden = middle < reach.0 || middle > reach.1
        distance = distance.truncatingRemainder(dividingBy: path.length)
        if distance < 0 { distance += path.length }
      } else {
        clusters[index].isHidden = distance < 0 || distance > path.length
      }
      clusters[index].onPath = path.place(at: distance)
    }
  }
}
