import Galley
import GalleyImages
import GalleyStrings

/// Which views are painted in other colours, where none moved: `Text "Poll"`: black became red.
///
/// A region of changed pixels belongs to the smallest view around it. Its colours are the two that most of its pixels
/// have before and after: edges of letters have many others.
struct PaintingChanges {
  private(set) var sentences: [String] = []

  private static let regionLimit = 12
  private static let sentenceLimit = 6
  /// Pairs of colours that are counted in a region.
  private static let pairLimit = 4096
  /// Pixels of a region that have the pair of colours that is told, at least one in so many: a photo has none.
  private static let share = 8
  /// Of a region's pixels, how many change where an area has another colour, and not a text.
  private static let density = 0.6

  private typealias View = LayoutSnapshot.View

  private struct Pair: Hashable {
    var old: UInt32
    var new: UInt32
  }

  /// - Parameter root: the layout of both images.
  /// - Complexity: O(n) in the changed pixels, and in the views for each region.
  init(_ comparison: ImageComparison, in root: LayoutSnapshot.View) {
    let regions = Array(comparison.difference.regions.prefix(Self.regionLimit))
    guard root.frame.width > 0, !regions.isEmpty else { return }
    let scale = CGFloat(comparison.width) / root.frame.width
    for (region, pair) in zip(regions, Self.colors(of: regions, in: comparison)) {
      let view = Self.view(around: region, scale: scale, in: root)
      let change =
        pair.map { "\(Self.name($0.old)) became \(Self.name($0.new))" } ?? "it is painted otherwise"
      let sentence = ControlCharacters.escaped("\(view.label): \(change)")
      if !sentences.contains(sentence), sentences.count < Self.sentenceLimit {
        sentences.append(sentence)
      }
    }
  }

  /// The most frequent change of each region; nil where no change is frequent.
  private static func colors(
    of regions: [PictureDifference.Region], in comparison: ImageComparison
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

  /// The smallest view whose frame has the region in it; of two of one size an area where an area changed, else a text.
  /// A named view that holds it alone stands for it.
  private static func view(
    around region: PictureDifference.Region, scale: CGFloat, in root: View
  ) -> View {
    let rect = CGRect(
      x: CGFloat(region.x) / scale + root.frame.minX,
      y: CGFloat(region.y) / scale + root.frame.minY, width: CGFloat(region.width) / scale,
      height: CGFloat(region.height) / scale)
    let isArea = Double(region.pixels) > density * Double(region.width * region.height)
    var best = (view: root, area: CGFloat.infinity, rank: 0)
    func visit(_ view: View, named: View?) {
      let named = view.isNamed ? view : named
      // Letters reach beyond their frames, and edges into the next pixel.
      let frame = view.frame.insetBy(dx: -1, dy: -1)
      if frame.covers(rect) {
        let area = view.frame.width * view.frame.height
        let rank = !view.children.isEmpty ? 0 : (view.text == nil) == isArea ? 2 : 1
        if area < best.area || area == best.area && rank >= best.rank {
          best = (named ?? view, area, rank)
        }
      }
      // A name stands for what it holds and nothing beside it.
      for child in view.children { visit(child, named: view.children.count == 1 ? named : nil) }
    }
    visit(root, named: nil)
    return best.view
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
