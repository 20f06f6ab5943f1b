import Galley
import GalleyImages
import GalleyStrings

/// Which views are painted in other colours, where none moved: `Text "Poll"`: black became red.
///
/// A region of changed pixels belongs to the view that `PaintedView` finds. A text's colours are those that its letters
/// were painted in, where both layouts have them. All other colours are the two that most of the region's pixels have
/// before and after: edges of letters have many others. A view of which parts only come or go is painted otherwise.
struct PaintingChanges {
  private(set) var sentences: [String] = []

  private static let regionLimit = 12
  private static let sentenceLimit = 6
  /// Pairs of colours that are counted in a region.
  private static let pairLimit = 4096
  /// Pixels of a region that have the pair of colours that is told, at least one in this number: a photo has none.
  private static let share = 8
  /// The most pixels of a region that are kept with their places.
  private static let placeLimit = 256

  private typealias View = LayoutSnapshot.View

  private struct Pair: Hashable {
    var old: UInt32
    var new: UInt32
    /// How many pixels have it.
    var count = 0
  }

  /// What is known of a region's pixels.
  private struct Counted {
    /// The most frequent change; nil where no change is frequent.
    var pair: Pair?
    /// Some of the changed pixels, in pixels.
    var places: [CGPoint] = []
  }

  /// - Parameters:
  ///   - root: the layout of the image after.
  ///   - old: that of the image before, which has the same views in the same places, for the colours of its texts.
  /// - Complexity: O(n) in the pixels of regions, and in the views for each region.
  init(
    _ comparison: ImageComparison, in root: LayoutSnapshot.View, before old: LayoutSnapshot.View
  ) {
    let regions = Array(comparison.difference.regions.prefix(Self.regionLimit))
    guard root.frame.width > 0, !regions.isEmpty else { return }
    let scale = CGFloat(comparison.width) / root.frame.width
    // A layout may be another process's, and a width in it next to nothing.
    guard scale.isFinite else { return }
    let (expected, actual) = (comparison.expected, comparison.actual)
    for (region, counted) in zip(regions, Self.counted(regions, in: comparison)) {
      let found = PaintedView(
        around: Self.inPoints(region, counted.places, scale: scale, root), in: root, before: old)
      var pair = counted.pair
      if let known = pair, Self.changesOutline(found.leaf),
        Self.holds(found.leaf.frame, known.new, known.count, in: expected, root)
          || Self.holds(found.leaf.frame, known.old, known.count, in: actual, root)
      {
        pair = nil
      }
      // The letters have the colour that they had: a line is new below them, or another one behind.
      if let color = found.leaf.textColor, color == found.before?.textColor { pair = nil }
      let colors =
        Self.textColors(found.before, found.leaf)
        ?? pair.map { (old: Self.name($0.old), new: Self.name($0.new)) }
      let change = colors.map { "\($0.old) became \($0.new)" } ?? "it is painted otherwise"
      let label =
        found.shown.children.isEmpty ? found.shown.label : LayoutReading.title(found.shown)
      let sentence = ControlCharacters.escaped("\(label): \(change)")
      if !sentences.contains(sentence), sentences.count < Self.sentenceLimit {
        sentences.append(sentence)
      }
    }
  }

  private static func inPoints(
    _ region: ImageDifference.Region, _ places: [CGPoint], scale: CGFloat, _ root: View
  ) -> PaintedView.Region {
    let origin = root.frame.origin
    return PaintedView.Region(
      frame: CGRect(
        x: CGFloat(region.x) / scale + origin.x, y: CGFloat(region.y) / scale + origin.y,
        width: CGFloat(region.width) / scale, height: CGFloat(region.height) / scale),
      changed: CGFloat(region.pixels) / (scale * scale),
      places: places.map {
        CGPoint(x: ($0.x + 0.5) / scale + origin.x, y: ($0.y + 0.5) / scale + origin.y)
      })
  }

  private static func counted(
    _ regions: [ImageDifference.Region], in comparison: ImageComparison
  ) -> [Counted] {
    var counts = [[Pair: Int]](repeating: [:], count: regions.count)
    var found = [Counted](repeating: Counted(), count: regions.count)
    var seen = [Int](repeating: 0, count: regions.count)
    comparison.forEachChange { x, y, old, new in
      let index = regions.firstIndex {
        x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
      }
      guard let index else { return }
      if seen[index] % (regions[index].pixels / placeLimit + 1) == 0 {
        found[index].places.append(CGPoint(x: CGFloat(x), y: CGFloat(y)))
      }
      seen[index] += 1
      let pair = Pair(old: old, new: new)
      if counts[index].count < pairLimit || counts[index][pair] != nil {
        counts[index][pair, default: 0] += 1
      }
    }
    for (index, region) in regions.enumerated() {
      let most = counts[index].max {
        ($0.value, $1.key.old, $1.key.new) < ($1.value, $0.key.old, $0.key.new)
      }
      guard let most, most.value * share >= region.pixels else { continue }
      found[index].pair = Pair(old: most.key.old, new: most.key.new, count: most.value)
    }
    return found
  }

  /// Whether a view in one frame may have another outline: a trimmed circle, a line, a drawing of one's own.
  private static func changesOutline(_ leaf: View) -> Bool {
    let fixed = ["Rectangle", "Color", "Circle", "Ellipse", "Capsule", "RoundedRectangle"]
    return leaf.children.isEmpty && leaf.text == nil && !fixed.contains(leaf.name)
  }

  /// Whether a frame has a colour at so many of an image's pixels that parts of a view may have come or gone.
  private static func holds(
    _ frame: CGRect, _ color: UInt32, _ count: Int, in image: StraightAlphaImage, _ root: View
  ) -> Bool {
    let scale = CGFloat(image.width) / root.frame.width
    func pixels(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
      let edges = [start, end].map { edge in
        edge.isFinite ? Int(min(max(edge * scale, 0), CGFloat(limit))) : 0
      }
      return edges[0]..<max(edges[0], edges[1])
    }
    let origin = root.frame.origin
    let columns = pixels(frame.minX - origin.x, frame.maxX - origin.x, image.width)
    var found = 0
    for y in pixels(frame.minY - origin.y, frame.maxY - origin.y, image.height) {
      let row = y * image.width
      let range = row + columns.lowerBound..<row + columns.upperBound
      for pixel in image.pixels[range] where pixel == color { found += 1 }
      if found * share >= count { return true }
    }
    return false
  }

  /// The names of the colours that a text's letters were painted in before and after; nil for what is no text, where they
  /// are not known, and for the same colour.
  static func textColors(
    _ old: LayoutSnapshot.View?, _ new: LayoutSnapshot.View
  ) -> (old: String, new: String)? {
    guard let one = old?.textColor, let other = new.textColor, one != other,
      let first = pixel(one), let second = pixel(other)
    else { return nil }
    return (name(first), name(second))
  }

  /// The pixel of `#RRGGBB` or `#RRGGBBAA`; nil for what is neither.
  private static func pixel(_ code: String) -> UInt32? {
    guard code.hasPrefix("#"), let value = UInt32(code.dropFirst(), radix: 16) else { return nil }
    switch code.utf8.count {
    case 7: return (value << 8 | 0xFF).byteSwapped
    case 9: return value.byteSwapped
    default: return nil
    }
  }

  // MARK: Colours

  private static let named: [(name: String, color: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray),
  ]

  /// The name of a pixel's colour: black, white, one of SwiftUI's in light or dark, or its digits.
  static func name(_ pixel: UInt32) -> String {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    switch pixel {
    case 0xFF00_0000: return "black"
    case 0xFFFF_FFFF: return "white"
    case _ where pixel >> 24 == 0: return "clear"
    default: break
    }
    for scheme in [ColorScheme.light, .dark] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      for (name, color) in named {
        let resolved = color.resolve(in: environment)
        let parts = [resolved.red, resolved.green, resolved.blue].map {
          UInt32(min(max($0 * 255, 0), 255).rounded())
        }
        if parts == [red, green, blue], pixel >> 24 == 255 { return name }
      }
    }
    func digits(_ value: UInt32) -> String { value.hexadecimalCapitals(2) }
    let alpha = pixel >> 24
    return "#" + [red, green, blue].map(digits).joined() + (alpha == 255 ? "" : digits(alpha))
  }
}
