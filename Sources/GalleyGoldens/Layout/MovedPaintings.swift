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
    /// Whether it may have another colour; what is drawn otherwise only covers what is behind it.
    var isAsked: Bool
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

    /// Whether the frame lies in a larger one.
    func isWithin(_ other: PixelFrame) -> Bool {
      other.holds(self) && width * height < other.width * other.height
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
    for leaf in leaves where leaf.isAsked {
      pixels += leaf.after.width * leaf.after.height
      guard pixels <= Self.pixelLimit, sentences.count < Self.sentenceLimit else { return }
      let known = told.filter { $0.frame.holds(leaf.after) }.map(\.colors)
      let found = leaf.isText ? textChange(of: leaf) : areaChange(of: leaf, below: leaves)
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
      let isKnown = isText && old.textColor != nil && new.textColor != nil
      if isKnown, children.isEmpty, let colors = PaintingChanges.textColors(old, new) {
        addSentence((named ?? new).label, colors)
      }
      guard children.isEmpty, leaves.count < Self.leafLimit,
        let before = PixelFrame(old.frame, scale: scale, of: images.expected),
        let after = PixelFrame(new.frame, scale: scale, of: images.actual)
      else { return }
      let isAsked =
        !isKnown && !pair.isRestated && pair.corners == nil && pair.measures.isEmpty
        && (!isText || Self.isMovedWhole(pair, scale))
      leaves.append(
        Leaf(
          label: (named ?? new).label, isText: isText, isAsked: isAsked, before: before,
          after: after))
    }
  }

  /// Whether a view kept its size, and moved by whole pixels: its edges are drawn as before then.
  private static func isMovedWhole(_ pair: LayoutReading.Pair, _ scale: CGFloat) -> Bool {
    !pair.isWider && !pair.isHigher
      && [pair.x * scale, pair.y * scale].allSatisfy { ($0 - $0.rounded()).magnitude < 0.01 }
  }

  /// The colours that most of an area had and has where no smaller view lies in it; nil where it has no such colour, or
  /// the same one.
  private func areaChange(of leaf: Leaf, below leaves: [Leaf]) -> Colors? {
    let before = leaves.map(\.before).filter { $0.isWithin(leaf.before) }
    let after = leaves.map(\.after).filter { $0.isWithin(leaf.after) }
    guard let old = Self.ground(of: leaf.before, without: before, in: images.expected),
      let new = Self.ground(of: leaf.after, without: after, in: images.actual), old != new
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

  private static func ground(
    of frame: PixelFrame, without inner: [PixelFrame], in image: StraightAlphaImage
  ) -> UInt32? {
    let counts = counts(of: frame, without: inner, in: image)
    let pixels = counts.values.reduce(0, +)
    return most(of: counts).flatMap { $0.count * areaShare > pixels ? $0.color : nil }
  }

  /// How often each colour is in a frame where no frame within it lies; of very many colours, the first ones.
  /// - Complexity: O(n) in the pixels, and O(k m) in the rows and the frames within.
  private static func counts(
    of frame: PixelFrame, without inner: [PixelFrame] = [], in image: StraightAlphaImage
  ) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    func count(_ range: Range<Int>) {
      for pixel in image.pixels[range] where counts.count < pairLimit || counts[pixel] != nil {
        counts[pixel, default: 0] += 1
      }
    }
    for y in frame.y..<frame.y + frame.height {
      let row = y * image.width
      var x = frame.x
      let hidden = inner.filter { $0.y <= y && y < $0.y + $0.height }.sorted { $0.x < $1.x }
      for one in hidden {
        if x < one.x { count(row + x..<row + one.x) }
        x = max(x, one.x + one.width)
      }
      if x < frame.x + frame.width { count(row + x..<row + frame.x + frame.width) }
    }
    return counts
  }
}
