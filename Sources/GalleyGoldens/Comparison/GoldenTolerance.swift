import Galley
import GalleyImages

/// How much an image may differ from its golden. Nothing, unless a case asks for more: Galley's pixels are
/// the same on every machine. An image of another size is never tolerated.
public enum GoldenTolerance: Hashable, Sendable {
  /// Every pixel is the same.
  case exact
  /// No channel of any pixel differs by more than this, of 255.
  case channel(Int)
  /// At most this number of pixels differ, in whatever way.
  case pixels(Int)
  /// No pixel differs by more than this in OKLab, where black and white are 1 apart and 0.02 is just seen.
  /// Pixels that smooth an edge in either image do not count.
  case perceptual(Double)
  /// No square of `window` pixels a side has more than `pixels` that differ: noise that is spread out passes,
  /// a mark in one place does not.
  case density(window: Int, pixels: Int)

  /// Whether the comparison passes.
  /// - Complexity: O(n) in the pixels.
  package func accepts(_ comparison: ImageComparison) -> Bool {
    let difference = comparison.difference
    if difference.isEmpty { return true }
    return switch self {
    case .exact: false
    case .channel(let limit): difference.largest <= limit
    case .pixels(let limit): difference.count <= limit
    case .perceptual(let limit): PerceptualDistance(comparison).largest <= limit
    case .density(let window, let limit):
      ChangeDensity(comparison, window: window).largest <= limit
    }
  }

  /// Why the comparison does not pass, as a measured figure beside the limit.
  func measured(_ comparison: ImageComparison) -> String? {
    switch self {
    case .exact: nil
    case .channel(let limit):
      "the largest channel difference is \(comparison.difference.largest); the tolerance is \(limit)"
    case .pixels(let limit):
      "\(comparison.difference.count) "
        + "\(comparison.difference.count == 1 ? "pixel differs" : "pixels differ"); "
        + "the tolerance is \(limit)"
    case .perceptual(let limit):
      "the largest distance in OKLab is \(Self.shortDescription(PerceptualDistance(comparison).largest)); "
        + "the tolerance is \(limit)"
    case .density(let window, let limit):
      "\(ChangeDensity(comparison, window: window).largest) pixels differ in a square of "
        + "\(window) x \(window); the tolerance is \(limit)"
    }
  }
}

extension GoldenTolerance: CustomStringConvertible {
  private static func shortDescription(_ distance: Double) -> String {
    "\((distance * 1e4).rounded() / 1e4)"
  }

  public var description: String {
    switch self {
    case .exact: "exact"
    case .channel(let limit): "channel \(limit)"
    case .pixels(let limit): "pixels \(limit)"
    case .perceptual(let limit): "perceptual \(limit)"
    case .density(let window, let limit): "density \(limit) in \(window) x \(window)"
    }
  }

  /// The kinds with what stands behind them, for messages.
  public static let forms = "channel=N, pixels=N, perceptual=N or density=N/WINDOW"

  /// `channel=2`, `pixels=10`, `perceptual=0.02` or `density=4/16`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "channel": self.init(channel: Int(parts[1]))
    case "pixels": self.init(pixels: Int(parts[1]))
    case "perceptual": self.init(perceptual: Double(parts[1]))
    case "density":
      let numbers = parts[1].split(separator: "/").map { Int($0) }
      guard numbers.count == 2 else { return nil }
      self.init(density: numbers[0], window: numbers[1])
    default: return nil
    }
  }

  /// 1 to 254 of 255.
  public init?(channel limit: Int?) {
    guard let limit, (1...254).contains(limit) else { return nil }
    self = .channel(limit)
  }

  /// 1 or more pixels.
  public init?(pixels limit: Int?) {
    guard let limit, limit > 0 else { return nil }
    self = .pixels(limit)
  }

  /// Above 0 and below 1.
  public init?(perceptual limit: Double?) {
    guard let limit, limit > 0, limit < 1 else { return nil }
    self = .perceptual(limit)
  }

  /// Fewer than all pixels of a window of 2 to 1024 a side.
  public init?(density limit: Int?, window: Int?) {
    guard let limit, let window, (2...1024).contains(window), limit > 0, limit < window * window
    else { return nil }
    self = .density(window: window, pixels: limit)
  }

  /// Why the tolerance would let any image of this size pass; nil where it would not.
  func excess(overWidth width: Int, height: Int) -> String? {
    let pixels = width * height
    switch self {
    case .pixels(let limit) where limit >= pixels:
      return "a tolerance of \(limit) pixels lets all \(pixels) pixels of the image differ"
    case .density(let window, let limit)
    where limit >= min(window, width) * min(window, height):
      return "a tolerance of \(self) lets all \(pixels) pixels of the image differ"
    default: return nil
    }
  }

  /// Whether the limits are ones that the kind can have. One that lets everything pass is none.
  var isValid: Bool {
    switch self {
    case .exact: true
    case .channel(let limit): GoldenTolerance(channel: limit) != nil
    case .pixels(let limit): GoldenTolerance(pixels: limit) != nil
    case .perceptual(let limit): GoldenTolerance(perceptual: limit) != nil
    case .density(let window, let limit): GoldenTolerance(density: limit, window: window) != nil
    }
  }
}

/// How many changed pixels lie close together.
struct ChangeDensity {
  /// The most changed pixels in any square of the window's size.
  let largest: Int

  init(_ comparison: ImageComparison, window: Int) {
    let (width, height) = (comparison.width, comparison.height)
    let (w, h) = (min(window, width), min(window, height))
    var changed = [UInt8](repeating: 0, count: width * height)
    comparison.forEachChange { x, y, _, _ in changed[y * width + x] = 1 }
    // Changes above and to the left of each corner.
    var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row = 0
      for x in 0..<width {
        row += Int(changed[y * width + x])
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
      }
    }
    var largest = 0
    for y in 0...(height - h) {
      for x in 0...(width - w) {
        let (top, bottom) = (y * (width + 1), (y + h) * (width + 1))
        largest = max(
          largest, sums[bottom + x + w] - sums[bottom + x] - sums[top + x + w] + sums[top + x])
      }
    }
    self.largest = largest
  }
}
