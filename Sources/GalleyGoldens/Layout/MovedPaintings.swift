import Galley
import GalleyImages
import GalleyStrings

/// Which views are painted in other colours where some moved: the colour of most of an area's pixels, and that of most of
/// a text's letters, where the view lay and where it lies.
///
/// A text whose letters have a colour in both layouts has that one, however it moved. Only views without views in them are looked at, for what they hold paints over the others. In front of an area of
/// another colour, that area's change is not told again.
struct MovedPaintings {
  private(set) var sentences: [String] = []

  private typealias View = LayoutSnapshot.View

  private struct Colors: Hashable {
    var old: UInt32
    var new: UInt32
  }

  /// A view in both images, in their pixels.
  private struct Leaf {
    var label: String
    var isText: Bool
    var before: PixelFrame
    var after: PixelFrame
  }

  private struct PixelFrame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Nil for a frame that is not all in the image.
    init?(_ frame: CGRect, scale: CGFloat, of image: StraightAlphaImage) {
      let edges = [frame.minX, frame.minY, frame.width, frame.height].map { $0 * scale }
      guard edges.allSatisfy({ $0.isFinite && $0.magnitude < 1e6 }) else { return nil }
      let whole = edges.map { Int(($0 + 0.001).rounded(.down)) }
      (x, y, width, height) = (whole[0], whole[1], whole[2], whole[3])
      guard x >= 0, y >= 0, width > 0, height > 0, x + width <= image.width,
        y + height <= image.height
      else { return nil }
    }

    func holds(_ other: PixelFrame) -> Bool {
      other.x >= x && other.y >= y && other.x + other.width <= x + width
        && other.y + other.height <= y + height
    }
  }

  private static let leafLimit = 1000
  private static let sentenceLimit = 6
  private static let pairLimit = 4096
  /// Pixels that are looked at, of all views.
  private static let pixelLimit = 50_000_000
  /// Of a text's pixels that are not the area around it, one in this number has its colour: edges of letters have others.
  private static let textShare = 8
  /// Of an area's pixels, more than one in this number has its colour; other views may lie in front of it.
  private static let areaShare = 2

  private let images: ComparedImages

  /// - Parameters:
  ///   - old: the layout of the image before.
  ///   - new: that of the image after.
  /// - Complexity: O(n) in the pixels of the views, and that of matching them.
  init(_ images: ComparedImages, from old: LayoutSnapshot.View, to new: LayoutSnapshot.View) {
    self.images = images
    // Another scale is another image all over.
    guard let scale = Self.scale(of: images.actual, new),
      let other = Self.scale(of: images.expected, old), (scale - other).magnitude < 0.001
    else { return }
    var leaves: [Leaf] = []
    collect(LayoutMatching(old, new).root, named: nil, scale: scale, into: &leaves)
    guard sentences.count < Self.sentenceLimit else { return }
    leaves.sort { $0.after.width * $0.after.height > $1.after.width * $1.after.height }
    var told: [(frame: PixelFrame, colors: Colors)] = []
    var pixels = 0
    for leaf in leaves {
      pixels += leaf.after.width * leaf.after.height
      guard pixels <= Self.pixelLimit, sentences.count < Self.sentenceLimit else { return }
      let known = told.filter { $0.frame.holds(leaf.after) }.map(\.colors)
      let found = leaf.isText ? textChange(of: leaf) : areaChange(of: leaf)
      guard let change = found, !known.contains(change) else { continue }
      told.append((leaf.after, change))
      addSentence(
        leaf.label, (PaintingChanges.name(change.old), PaintingChanges.name(change.new)))
    }
  }

  private mutating func addSentence(_ label: String, _ colors: (old: String, new: String)) {
    let sentence = ControlCharacters.escaped("\(label): \(colors.old) became \(colors.new)")
    guard !sentences.contains(sentence), sentences.count < Self.sentenceLimit else { return }
    sentences.append(sentence)
  }

  /// Pixels to a point; the last pixel of an image may be a part of one.
  private static func scale(of image: StraightAlphaImage, _ root: View) -> CGFloat? {
    guard root.frame.width > 0 else { return nil }
    let scale = CGFloat(image.width) / root.frame.width
    return (scale - scale.rounded()).magnitude < 0.05 ? scale.rounded() : scale
  }

  /// Tells of texts whose colours are known, and collects the views without views in them that kept their text and their corners, and texts that kept their size.
  private mutating func collect(
    _ node: LayoutMatching.Node, named: View?, scale: CGFloat, into leaves: inout [Leaf]
  ) {
    switch node {
    case .removed, .added: return
    case .wrapped(_, let inner), .unwrapped(_, let inner):
      collect(inner, named: nil, scale: scale, into: &leaves)
    case .kept(let old, let new, let children):
      let pair = LayoutReading.Pair(old: old, new: new)
      let named = new.isNamed ? new : named
      for child in children {
        collect(child, named: children.count == 1 ? named : nil, scale: scale, into: &leaves)
      }
      let isText = new.text != nil
      if isText, children.isEmpty, old.textColor != nil, new.textColor != nil {
        if let colors = PaintingChanges.textColors(old, new) {
          addSentence((named ?? new).label, colors)
        }
        return
      }
      guard children.isEmpty, leaves.count < Self.leafLimit, !pair.isRestated, pair.corners == nil,
        !isText || Self.isMovedWhole(pair, scale),
        let before = PixelFrame(old.frame, scale: scale, of: images.expected),
        let after = PixelFrame(new.frame, scale: scale, of: images.actual)
      else { return }
      leaves.append(
        Leaf(label: (named ?? new).label, isText: isText, before: before, after: after))
    }
  }

  /// Whether a view kept its size, and moved by whole pixels: its edges are drawn as before then.
  private static func isMovedWhole(_ pair: LayoutReading.Pair, _ scale: CGFloat) -> Bool {
    !pair.isWider && !pair.isHigher
      && [pair.x * scale, pair.y * scale].allSatisfy { ($0 - $0.rounded()).magnitude < 0.01 }
  }

  /// The colours that most of an area had and has; nil where it has no such colour, or the same one.
  private func areaChange(of leaf: Leaf) -> Colors? {
    guard let old = Self.ground(of: leaf.before, in: images.expected),
      let new = Self.ground(of: leaf.after, in: images.actual), old != new
    else { return nil }
    return Colors(old: old, new: new)
  }

  /// The colours that the letters of a text had and have, by their most frequent one that is not the one around them.
  private func textChange(of leaf: Leaf) -> Colors? {
    let (old, new) = (
      Self.counts(of: leaf.before, in: images.expected),
      Self.counts(of: leaf.after, in: images.actual)
    )
    guard let ground = Self.most(of: old), let other = Self.most(of: new) else { return nil }
    // Edges of letters change with what lies behind them.
    let share = ground.color == other.color ? Self.textShare : Self.textShare / 2
    guard let one = Self.ink(of: old, on: ground, share: share),
      let two = Self.ink(of: new, on: other, share: share), one != two
    else { return nil }
    return Colors(old: one, new: two)
  }

  private static func ink(
    of counts: [UInt32: Int], on ground: (color: UInt32, count: Int), share: Int
  ) -> UInt32? {
    var letters = counts
    letters[ground.color] = nil
    let pixels = letters.values.reduce(0, +)
    return most(of: letters).flatMap { $0.count * share >= pixels ? $0.color : nil }
  }

  private static func most(of counts: [UInt32: Int]) -> (color: UInt32, count: Int)? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }

  private static func ground(of frame: PixelFrame, in image: StraightAlphaImage) -> UInt32? {
    most(of: counts(of: frame, in: image)).flatMap {
      $0.count * areaShare > frame.width * frame.height ? $0.color : nil
    }
  }

  /// How often each colour is in a frame; of very many colours, the first ones.
  private static func counts(of frame: PixelFrame, in image: StraightAlphaImage) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for row in 0..<frame.height {
      let start = (frame.y + row) * image.width + frame.x
      for pixel in image.pixels[start..<start + frame.width] {
        if counts.count < pairLimit || counts[pixel] != nil { counts[pixel, default: 0] += 1 }
      }
    }
    return counts
  }
}
