import Galley

/// How a scene wants to be compared with its golden.
public struct SceneGolden: Hashable, Sendable {
  /// How much may differ, by the kinds of `GoldenTolerance`.
  public enum Tolerance: Hashable, Sendable {
    /// No channel of any pixel differs by more than this, of 255: 1 to 254.
    case channel(Int)
    /// The most pixels that may differ: 1 to 1,000,000,000.
    case pixels(Int)
    /// No pixel differs by more than this in OKLab, where black and white are 1 apart: 0.0001 to 0.9999.
    case perceptual(Double)
    /// No square of `window` pixels a side, 2 to 1024, has more than `pixels` that differ, 1 to all but one.
    case density(pixels: Int, window: Int)
  }

  /// Pixels to a point, over the canvas's own; nil leaves that.
  public var scale: CGFloat?
  /// Moments of the scene's animations, in seconds, side by side in one golden; none is where they end.
  public var moments: [Double] = []
  /// Nil tolerates nothing.
  public var tolerance: Tolerance?

  /// A golden of the canvas's scale, which tolerates nothing.
  package init() {}
}

extension SceneValue {
  static let toleranceKinds = ["channel", "pixels", "perceptual", "density"]

  /// Moments of one golden.
  static let momentLimit = 100

  /// `{"scale": 1, "at": [0, 0.2], "tolerance": {"channel": 2}}`.
  func golden() throws -> SceneGolden {
    try check(keys: ["scale", "at", "tolerance"], of: "the golden")
    var golden = SceneGolden()
    if let scale = try member("scale") {
      golden.scale = CGFloat(try scale.number(0.01...100, "a number of pixels per point"))
    }
    if let moments = try member("at") {
      let list = try moments.list()
      guard (1...Self.momentLimit).contains(list.count) else {
        throw moments.error(expected: "1 to \(Self.momentLimit) moments in seconds")
      }
      golden.moments = try list.map { try $0.number(0...Self.secondsLimit, "a number of seconds") }
    }
    golden.tolerance = try member("tolerance")?.tolerance()
    return golden
  }

  private func tolerance() throws -> SceneGolden.Tolerance {
    try check(keys: Self.toleranceKinds + ["window"], of: "a tolerance")
    let kinds = try Self.toleranceKinds.filter { try member($0) != nil }
    guard let kind = kinds.first, kinds.count == 1, let limit = try member(kind) else {
      throw error(expected: "one of \(Self.toleranceKinds.joined(separator: ", "))")
    }
    let window = try member("window")
    if kind != "density", let window {
      throw window.error(expected: "no \"window\", which is only for \"density\"")
    }
    switch kind {
    case "channel": return .channel(try limit.integer(1...254))
    case "pixels": return .pixels(try limit.integer(1...1_000_000_000))
    case "perceptual":
      return .perceptual(try limit.number(0.0001...0.9999, "a distance in OKLab below 1"))
    default:
      guard let window else {
        throw error(
          expected: "\"window\" together with \"density\": the side of a square in pixels")
      }
      let side = try window.integer(2...1024)
      return .density(pixels: try limit.integer(1...(side * side - 1)), window: side)
    }
  }
}
