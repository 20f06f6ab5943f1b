import GalleyGeometry

/// An element of the real image with the one of the drawn image that stands for it.
public struct ElementMatch: Hashable, Sendable, Codable {
  public var real: ScreenElement
  /// nil for a miss.
  public var drawn: ScreenElement?

  /// How far each edge is from where it should be: left, top, right and bottom in points; nil for a miss.
  public var differences: [Double]? { drawn.map { real.box.differences(to: $0.box) } }

  /// The largest distance of an edge, in points; a miss has that of the farthest pair.
  public var error: Double {
    differences.map { $0.reduce(0) { max($0, abs($1)) } } ?? ScreenScore.limit
  }

  /// Whether both colours are one, but for rounding.
  public var hasColor: Bool {
    drawn.map { $0.color.distance(to: real.color) <= ScreenScore.colorRounding } ?? false
  }

  /// Whether it is a line of text rather than a symbol: ink that is half as wide again as it is high.
  public var isText: Bool {
    real.kind == .ink && drawn?.kind == .ink && real.box.width > real.box.height * 1.5
  }

  /// Whether a text is as wide as the real one, to one per cent, or to the pixel that boxes are measured by.
  public func hasWidth(scale: Double) -> Bool {
    guard let drawn else { return false }
    let difference = abs(drawn.box.width - real.box.width)
    return difference <= max(real.box.width / 100, 1 / scale) + 0.011
  }
}

/// How near the elements of one screen are to those of the real image.
public struct ScreenScore: Hashable, Sendable {
  /// The cost, roughly points, from which on two elements are not the same one.
  static let limit = 60.0
  /// Channels of 255 by which mixed colours differ where they are rounded.
  static let colorRounding = 2

  public var name: String
  public var scale: Double
  /// One for each element of the real image.
  public var matches: [ElementMatch]
  /// What is drawn and stands for nothing real.
  public var extra: [ScreenElement]

  /// Matches the elements of two images of one screen.
  public init(
    name: String, scale: Double, real: [ScreenElement], drawn: [ScreenElement]
  ) {
    let costs = real.map { one in drawn.map { Self.cost(one, $0) } }
    let columns =
      drawn.isEmpty
      ? [Int?](repeating: nil, count: real.count) : Assignment.best(costs, limit: Self.limit)
    self.name = name
    self.scale = scale
    matches = zip(real, columns).map { one, column in
      ElementMatch(real: one, drawn: column.map { drawn[$0] })
    }
    let taken = Set(columns.compactMap { $0 })
    extra = drawn.indices.filter { !taken.contains($0) }.map { drawn[$0] }
  }

  /// The distance of the centres and half of the differences in width and height, in points; up to 10 for another
  /// colour, and 5 where a symbol in one image is an area in the other.
  static func cost(_ one: ScreenElement, _ other: ScreenElement) -> Double {
    if one.kind != other.kind, one.kind == .separator || other.kind == .separator {
      return .infinity
    }
    let (a, b) = (one.box, other.box)
    let x = (a.left + a.right - b.left - b.right) / 2
    let y = (a.top + a.bottom - b.top - b.bottom) / 2
    return (x * x + y * y).squareRoot()
      + (abs(a.width - b.width) + abs(a.height - b.height)) / 2
      + Double(one.color.distance(to: other.color)) / 255 * 10
      + (one.kind == other.kind ? 0 : 5)
  }
}

/// The numbers of one screen, or of several together.
public struct ScoreNumbers: Hashable, Sendable, Codable {
  /// Elements of the real images.
  public var elements = 0
  /// Those whose four edges are all within a point.
  public var within1 = 0
  /// Those whose four edges are all within two points.
  public var within2 = 0
  /// Those of the right colour, of those that were found.
  public var colors = 0
  /// Elements that were found.
  public var found = 0
  /// Texts that were found.
  public var texts = 0
  /// Those of the right width.
  public var widths = 0
  /// Elements that stand for nothing real.
  public var extra = 0
  /// The middle one of all elements' largest errors, in points; a miss counts as 60. 0 without elements.
  public var median = 0.0

  public init(_ scores: [ScreenScore]) {
    var errors: [Double] = []
    for score in scores {
      extra += score.extra.count
      for match in score.matches {
        // Boxes are rounded to two decimals.
        errors.append(match.error)
        elements += 1
        within1 += match.error <= 1.011 ? 1 : 0
        within2 += match.error <= 2.011 ? 1 : 0
        found += match.drawn == nil ? 0 : 1
        colors += match.hasColor ? 1 : 0
        texts += match.isText ? 1 : 0
        widths += match.isText && match.hasWidth(scale: score.scale) ? 1 : 0
      }
    }
    errors.sort()
    if !errors.isEmpty {
      median = (errors[(errors.count - 1) / 2] + errors[errors.count / 2]) / 2
    }
  }
}
