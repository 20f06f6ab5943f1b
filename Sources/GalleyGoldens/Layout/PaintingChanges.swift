import Galley
import GalleyImages
import GalleyStrings

/// Which views are painted in other colours, where none moved: `Text "Poll"`: black became red.
///
/// A region of changed pixels belongs to the smallest view around it. A text's colours are those that its letters were
/// painted in, where both layouts have them. All other colours are the two that most of the region's pixels have before
/// and after: edges of letters have many others.
struct PaintingChanges {
  private(set) var sentences: [String] = []

  private static let regionLimit = 12
  private static let sentenceLimit = 6
  /// Pairs of colours that are counted in a region.
  private static let pairLimit = 4096
  /// Pixels of a region that have the pair of colours that is told, at least one in this number: a photo has none.
  private static let share = 8
  /// Of a region's pixels, how many change where an area has another colour, and not a text.
  private static let density = 0.6

  private typealias View = LayoutSnapshot.View

  private struct Pair: Hashable {
    var old: UInt32
    var new: UInt32
  }

  /// - Parameters:
  ///   - root: the layout of the image after.
  ///   - old: that of the image before, which has the same views in the same places, for the colours of its texts.
  /// - Complexity: O(n) in the changed pixels, and in the views for each region.
  init(
    _ comparison: ImageComparison, in root: LayoutSnapshot.View, before old: LayoutSnapshot.View
  ) {
    let regions = Array(comparison.difference.regions.prefix(Self.regionLimit))
    guard root.frame.width > 0, !regions.isEmpty else { return }
    let scale = CGFloat(comparison.width) / root.frame.width
    for (region, pair) in zip(regions, Self.colors(of: regions, in: comparison)) {
      let found = Self.view(around: region, scale: scale, in: root, before: old)
      let colors =
        Self.textColors(found.before, found.leaf)
        ?? pair.map { (old: Self.name($0.old), new: Self.name($0.new)) }
      let change = colors.map { "\($0.old) became \($0.new)" } ?? "it is painted otherwise"
      let sentence = ControlCharacters.escaped("\(found.view.label): \(change)")
      if !sentences.contains(sentence), sentences.count < Self.sentenceLimit {
        sentences.append(sentence)
      }
    }
  }

  /// The most frequent change of each region; nil where no change is frequent.
  private static func colors(
    of regions: [ImageDifference.Region], in comparison: ImageComparison
  ) -> [Pair?] {
    var counts = [[Pair: Int]](repeating: [:], count: regions.count)
    comparison.forEachChange { x, y, old, new in
      let index = regions.firstIndex {
        x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
      }
      guard let index else { return }
      let pair = Pair(old: old, new: new)
      if counts[index].count < pairLimit || counts[index][pair] != nil {
        counts[index][pair, default: 0] += 1
      }
    }
    return zip(regions, counts).map { region, counts in
      let most = counts.max {
        ($0.value, $1.key.old, $1.key.new) < ($1.value, $0.key.old, $0.key.new)
      }
      return most.flatMap { $0.value * share >= region.pixels ? $0.key : nil }
    }
  }

  /// A view around a region.
  private struct Found {
    /// What it is told as: itself, or a named view that holds it alone.
    var view: View
    var leaf: View
    /// The view itself in the layout before; nil where that has none in its place.
    var before: View?
    var area: CGFloat
    var rank: Int
  }

  /// The smallest view whose frame has the region in it; of two of one size an area where an area changed, else a text.
  /// A named view that holds it alone stands for it.
  private static func view(
    around region: ImageDifference.Region, scale: CGFloat, in root: View, before old: View
  ) -> Found {
    let rect = CGRect(
      x: CGFloat(region.x) / scale + root.frame.minX,
      y: CGFloat(region.y) / scale + root.frame.minY, width: CGFloat(region.width) / scale,
      height: CGFloat(region.height) / scale)
    let isArea = Double(region.pixels) > density * Double(region.width * region.height)
    var best = Found(view: root, leaf: root, before: old, area: .infinity, rank: 0)
    func visit(_ view: View, named: View?, before old: View?) {
      let named = view.isNamed ? view : named
      // Letters reach beyond their frames, and edges into the next pixel.
      let frame = view.frame.insetBy(dx: -1, dy: -1)
      if frame.covers(rect) {
        let area = view.frame.width * view.frame.height
        let rank = !view.children.isEmpty ? 0 : (view.text == nil) == isArea ? 2 : 1
        if area < best.area || area == best.area && rank >= best.rank {
          best = Found(view: named ?? view, leaf: view, before: old, area: area, rank: rank)
        }
      }
      // A name stands for what it holds and nothing beside it.
      for (index, child) in view.children.enumerated() {
        let known = old.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
        visit(child, named: view.children.count == 1 ? named : nil, before: known)
      }
    }
    visit(root, named: nil, before: old)
    return best
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
    func digits(_ value: UInt32) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    let alpha = pixel >> 24
    return "#" + [red, green, blue].map(digits).joined() + (alpha == 255 ? "" : digits(alpha))
  }
}

extension CGRect {
  /// Whether no edge of the other box is outside, by its edges: a box's own test compares a sum of lengths, which
  /// rounding changes.
  fileprivate func covers(_ other: CGRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
