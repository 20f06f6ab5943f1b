import Galley

/// Where the numbers of elements stand on an image: outside of their boxes, so that they hide no text, and where that is over
/// something else, wherever they hide least.
struct BadgePlaces {
  struct Badge {
    let number: Int
    /// In points of the image.
    let frame: CGRect
  }

  /// Of the elements that are seen, in their order.
  private(set) var badges: [Badge] = []
  /// What badges are not to hide: texts, images and controls without others in them.
  private var contents = BoxGrid()
  /// The frames of the badges.
  private var frames = BoxGrid()
  private let image: CGRect
  /// How many boxes were compared with a badge: for tests.
  private(set) var comparisons = 0

  /// Points of a badge: its height, what each digit takes, and at both sides together.
  private static let (height, digit, sides): (CGFloat, CGFloat, CGFloat) = (11, 6, 4)

  /// - Complexity: O(n log n) in the elements, where few lie at one place.
  init(of tree: ElementTree) {
    image = CGRect(origin: .zero, size: tree.size)
    let elements = tree.elements
    for (index, element) in elements.enumerated() {
      let next = elements.indices.contains(index + 1) ? elements[index + 1].depth : 0
      guard !element.isOutOfSight, next <= element.depth else { continue }
      contents.insert(element.seen ?? element.frame)
    }
    for element in elements where !element.isOutOfSight { place(element) }
  }

  private mutating func place(_ element: ElementTree.Element) {
    let box = element.seen ?? element.frame
    let digits = CGFloat(String(element.number).count)
    let size = CGSize(width: digits * Self.digit + Self.sides, height: Self.height)
    var best: (frame: CGRect, hidden: CGFloat)?
    for corner in Self.corners(of: box, size) {
      let frame = CGRect(origin: corner, size: size)
      guard image.contains(frame) else { continue }
      let hidden = hidden(by: frame)
      if hidden < best?.hidden ?? .infinity { best = (frame, hidden) }
      if hidden == 0 { break }
    }
    // An image that is smaller than a badge has it at the box's own corner.
    let inside = CGPoint(x: box.maxX - size.width, y: box.minY)
    let frame = best?.frame ?? CGRect(origin: inside, size: size)
    badges.append(Badge(number: element.number, frame: frame))
    frames.insert(frame)
  }

  /// Upper left corners of a badge of a size: above the box's corners, beside them, below them, and last in the upper right
  /// one.
  private static func corners(of box: CGRect, _ size: CGSize) -> [CGPoint] {
    let (left, right) = (box.minX - size.width, box.maxX - size.width)
    let above = box.minY - size.height
    return [
      CGPoint(x: right, y: above), CGPoint(x: box.minX, y: above),
      CGPoint(x: box.maxX, y: box.minY), CGPoint(x: left, y: box.minY),
      CGPoint(x: right, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
      CGPoint(x: right, y: box.minY),
    ]
  }

  /// Square points of contents and of other badges that lie below a badge.
  private mutating func hidden(by frame: CGRect) -> CGFloat {
    func area(_ other: CGRect) -> CGFloat {
      let width = min(frame.maxX, other.maxX) - max(frame.minX, other.minX)
      let height = min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
      return width > 0 && height > 0 ? width * height : 0
    }
    return [contents, frames].reduce(0) { sum, grid in
      let places = grid.places(near: frame)
      comparisons += places.count
      return sum + places.reduce(0) { $0 + area(grid.boxes[$1]) }
    }
  }
}
