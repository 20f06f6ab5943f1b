import Galley

/// The view that painted a region of changed pixels: the smallest one around it, and of several in one frame the one that
/// may have painted them.
///
/// A line is drawn half its width around its shape's frame. What lies in front is preferred: the views of a background
/// lie behind what they are behind. A colour that fills a frame changes all of it, letters, symbols and lines do not;
/// a circle paints no corners.
struct PaintedView {
  typealias View = LayoutSnapshot.View

  /// What it is told as: itself, or a named view that holds it alone.
  private(set) var shown: View
  private(set) var leaf: View
  /// The view itself in the layout before; nil where that has none in its place.
  private(set) var before: View?
  private var area: CGFloat
  private var rank: Int

  /// A region of changed pixels, in points of the root.
  struct Region {
    var frame: CGRect
    /// The area of the changed pixels, in square points.
    var changed: CGFloat
    /// Some of them, all over the region.
    var places: [CGPoint]
  }

  /// - Parameters:
  ///   - root: the layout of the image after.
  ///   - old: that of the image before, which has the same views in the same places.
  init(around region: Region, in root: View, before old: View) {
    (shown, leaf, before) = (root, root, old)
    (area, rank) = (.infinity, 0)
    visit(root, around: Surroundings(before: old), region)
  }

  /// What is known of the views around one.
  private struct Surroundings {
    /// The named view that holds it and nothing beside it.
    var named: View?
    /// What lies in its place in the layout before.
    var before: View?
    /// Whether it is behind the whole image, where a preview or a canvas put it.
    var isGround = false
    var depth = 0
  }

  private mutating func visit(_ view: View, around: Surroundings, _ region: Region) {
    let old = around.before
    let named = view.isNamed ? view : around.named
    let reach = 1 + max(view.lineWidth, old?.lineWidth ?? 0) / 2
    if view.frame.insetBy(dx: -reach, dy: -reach).covers(region.frame) {
      let area = view.frame.width * view.frame.height
      let rank = Self.rank(view, isGround: around.isGround, region)
      if let rank, area < self.area || area == self.area && rank >= self.rank {
        (shown, leaf, before) = (named ?? view, view, old)
        (self.area, self.rank) = (area, rank)
      }
    }
    for index in view.paintOrder {
      let known = old.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
      let isGround = around.isGround || around.depth <= 1 && index > 0 && view.hasGround
      visit(
        view.children[index],
        around: Surroundings(
          named: view.children.count == 1 ? named : nil, before: known, isGround: isGround,
          depth: around.depth + 1), region)
    }
  }

  /// How likely a view painted a region, the larger the more; nil for one that cannot have.
  private static func rank(_ view: View, isGround: Bool, _ region: Region) -> Int? {
    guard view.children.isEmpty else { return isGround ? nil : 0 }
    let isArea = isAllOver(view.frame, region)
    // What lies behind the whole image is implicit: all of it has another colour, or it is some view's doing.
    if isGround {
      return region.changed * 2 > view.frame.width * view.frame.height ? 1 : nil
    }
    switch view.painting {
    case .nothing: return 0
    case .ink: return isArea ? 1 : 3
    case .frame: return isArea ? 3 : 1
    case .circle, .ellipse, .capsule, .other:
      let inside = region.places.count { view.mayPaint($0) }
      return inside * 2 >= region.places.count ? 2 : nil
    }
  }

  /// Whether a region has the frame's four edges, and is more than a line along them.
  private static func isAllOver(_ frame: CGRect, _ region: Region) -> Bool {
    let edges = [
      region.frame.minX - frame.minX, region.frame.maxX - frame.maxX,
      region.frame.minY - frame.minY, region.frame.maxY - frame.maxY,
    ]
    return edges.allSatisfy { $0.magnitude <= 1 }
      && region.changed > 0.3 * frame.width * frame.height
  }
}

extension LayoutSnapshot.View {
  /// Its children from the one behind all others to the one in front.
  fileprivate var paintOrder: [Int] {
    guard decoration == .background, children.count > 1 else { return Array(children.indices) }
    return Array(children.indices.dropFirst()) + [0]
  }

  /// Whether its outline may reach a point; a frame's corners are outside of round shapes.
  fileprivate func mayPaint(_ point: CGPoint) -> Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    let (x, y) = (point.x - frame.midX, point.y - frame.midY)
    let shorter = min(frame.width, frame.height)
    // Smooth edges, and the continuous kind of corners.
    let edge: CGFloat = 0.5
    let radius: CGFloat
    switch painting {
    case .circle: return x * x + y * y <= (shorter / 2 + edge) * (shorter / 2 + edge)
    case .ellipse:
      let (across, along) = (2 * x / frame.width, 2 * y / frame.height)
      return across * across + along * along <= 1 + edge / shorter
    case .capsule: radius = shorter / 2
    case .nothing, .ink, .frame, .other:
      guard let stated = cornerRadius else { return true }
      radius = stated
    }
    let corner = min(radius, shorter / 2)
    let left = CGPoint(
      x: max(0, x.magnitude - (frame.width / 2 - corner)),
      y: max(0, y.magnitude - (frame.height / 2 - corner)))
    return left.x * left.x + left.y * left.y <= (corner + edge) * (corner + edge)
  }
}

extension CGRect {
  /// Whether no edge of the other box is outside, by its edges: a box's own test compares a sum of lengths, which
  /// rounding changes.
  fileprivate func covers(_ other: CGRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
