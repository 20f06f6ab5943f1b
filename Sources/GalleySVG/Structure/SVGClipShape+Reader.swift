import GalleyGeometry
import GalleyGraphics

extension SVGClipShape {
  /// Reads the arguments of a shape.
  struct Reader {
    let frame: CGRect
    let fontSize: Double
    private(set) var words: [String]

    init(_ text: Substring, _ frame: CGRect, _ fontSize: Double) {
      (self.frame, self.fontSize) = (frame, fontSize)
      words = text.lowercased().replacing("/", with: " / ").split(whereSeparator: \.isWhitespace)
        .map(String.init)
    }

    private var viewport: SVGViewport {
      SVGViewport(width: Double(frame.width), height: Double(frame.height))
    }

    func length(_ place: Int, _ axis: SVGAxis) -> Double? {
      place < words.count ? length(words[place], axis) : nil
    }

    private func length(_ word: String, _ axis: SVGAxis) -> Double? {
      SVGLength(word)?.resolved(axis, in: viewport, fontSize: fontSize)
    }

    /// `at …` with what is behind it, taken away; the middle without one.
    private mutating func position() -> CGPoint? {
      guard let at = words.firstIndex(of: "at") else {
        return CGPoint(x: frame.midX, y: frame.midY)
      }
      let place = Array(words[(at + 1)...])
      words.removeSubrange(at...)
      // Each side with the length behind it that goes inwards: with two values none has one.
      var sides: [(word: String, inwards: String?)] = []
      for word in place {
        if place.count > 2, Self.shares[word] == nil {
          guard let last = sides.last, last.inwards == nil else { return nil }
          sides[sides.count - 1].inwards = word
        } else {
          sides.append((word, nil))
        }
      }
      if sides.count == 1, place.count == 1 { sides.append(("center", nil)) }
      guard sides.count == 2, place.count <= 4 else { return nil }
      if ["top", "bottom"].contains(sides[0].word) || ["left", "right"].contains(sides[1].word) {
        sides.swapAt(0, 1)
      }
      guard !["top", "bottom"].contains(sides[0].word), !["left", "right"].contains(sides[1].word),
        let x = offset(sides[0], .horizontal), let y = offset(sides[1], .vertical)
      else { return nil }
      return CGPoint(x: Double(frame.minX) + x, y: Double(frame.minY) + y)
    }

    private static let shares = [
      "left": 0.0, "top": 0, "center": 0.5, "right": 1, "bottom": 1,
    ]

    private func offset(_ side: (word: String, inwards: String?), _ axis: SVGAxis) -> Double? {
      guard let share = Self.shares[side.word] else { return length(side.word, axis) }
      let place = share * viewport.full(axis)
      guard let inwards = side.inwards else { return place }
      guard share != 0.5, let length = length(inwards, axis) else { return nil }
      return share == 0 ? length : place - length
    }

    /// `[radius] [at position]`, `[rx ry] [at position]`.
    mutating func ellipse(isCircle: Bool) -> Path? {
      guard let center = position() else { return nil }
      let count = isCircle ? 1 : 2
      guard words.isEmpty || words.count == count else { return nil }
      let sides = (
        x: [center.x - frame.minX, frame.maxX - center.x].map { Double($0.magnitude) },
        y: [center.y - frame.minY, frame.maxY - center.y].map { Double($0.magnitude) }
      )
      func radius(_ word: String, _ sides: [Double], _ axis: SVGAxis) -> Double? {
        switch word {
        case "closest-side": return sides.min()
        case "farthest-side": return sides.max()
        default: return length(word, axis).flatMap { $0 >= 0 ? $0 : nil }
        }
      }
      let first = words.first ?? "closest-side"
      let rx: Double?
      let ry: Double?
      if isCircle {
        rx = radius(first, sides.x + sides.y, .diagonal)
        ry = rx
      } else {
        rx = radius(first, sides.x, .horizontal)
        ry = radius(words.last ?? "closest-side", sides.y, .vertical)
      }
      guard let rx, let ry else { return nil }
      guard rx > 0, ry > 0 else { return Path() }
      return Path(
        ellipseIn: CGRect(
          x: Double(center.x) - rx, y: Double(center.y) - ry, width: 2 * rx, height: 2 * ry))
    }

    /// `inset`, `rect` and `xywh`, with rounded corners behind `round`.
    mutating func rectangle(_ name: String) -> Path? {
      var corners: [String] = []
      if let round = words.firstIndex(of: "round") {
        corners = Array(words[(round + 1)...])
        if corners.isEmpty { return nil }
        words.removeSubrange(round...)
      }
      guard let box = name == "inset" ? inset() : name == "rect" ? edges() : placed() else {
        return nil
      }
      if corners.isEmpty { return Path(box) }
      guard let radii = radii(corners) else { return nil }
      return Path(box, cornerRadii: radii)
    }

    private func inset() -> CGRect? {
      guard (1...4).contains(words.count) else { return nil }
      // As CSS repeats what is left out: the right one is the top one, the lower one the upper one.
      let second = words.count > 1 ? 1 : 0
      let places = [0, second, words.count > 2 ? 2 : 0, words.count > 3 ? 3 : second]
      let sides = places.enumerated().map { side, place in
        length(place, side % 2 == 0 ? .vertical : .horizontal)
      }
      guard var top = sides[0], var right = sides[1], var bottom = sides[2], var left = sides[3]
      else { return nil }
      // Insets that are larger than the box share it.
      func fit(_ one: inout Double, _ other: inout Double, _ full: Double) {
        guard one + other > full, one + other > 0 else { return }
        (one, other) = (one * full / (one + other), other * full / (one + other))
      }
      fit(&top, &bottom, Double(frame.height))
      fit(&left, &right, Double(frame.width))
      return CGRect(
        x: Double(frame.minX) + left, y: Double(frame.minY) + top,
        width: max(0, Double(frame.width) - left - right),
        height: max(0, Double(frame.height) - top - bottom))
    }

    /// Four edges, each from the left or from the top.
    private func edges() -> CGRect? {
      guard words.count == 4 else { return nil }
      func edge(_ place: Int, _ axis: SVGAxis, _ auto: Double) -> Double? {
        words[place] == "auto" ? auto : length(place, axis)
      }
      guard let top = edge(0, .vertical, 0),
        let right = edge(1, .horizontal, Double(frame.width)),
        let bottom = edge(2, .vertical, Double(frame.height)), let left = edge(3, .horizontal, 0)
      else { return nil }
      return CGRect(
        x: Double(frame.minX) + left, y: Double(frame.minY) + top, width: max(0, right - left),
        height: max(0, bottom - top))
    }

    private func placed() -> CGRect? {
      guard words.count == 4, let x = length(0, .horizontal), let y = length(1, .vertical),
        let width = length(2, .horizontal), let height = length(3, .vertical), width >= 0,
        height >= 0
      else { return nil }
      return CGRect(
        x: Double(frame.minX) + x, y: Double(frame.minY) + y, width: width, height: height)
    }

    /// The radii of the corners from the top left one on: `1px 2px / 3px`.
    private func radii(_ words: [String]) -> [CGSize]? {
      let sides = words.split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
      guard sides.count <= 2, sides.allSatisfy({ (1...4).contains($0.count) }) else { return nil }
      func all(_ words: [String], _ axis: SVGAxis) -> [Double]? {
        let values = words.compactMap { length($0, axis) }
        guard values.count == words.count, values.allSatisfy({ $0 >= 0 }) else { return nil }
        let second = values.count > 1 ? values[1] : values[0]
        return [
          values[0], second, values.count > 2 ? values[2] : values[0],
          values.count > 3 ? values[3] : second,
        ]
      }
      guard let across = all(sides[0], .horizontal),
        let down = all(sides.count > 1 ? sides[1] : sides[0], .vertical)
      else { return nil }
      return zip(across, down).map { CGSize(width: $0, height: $1) }
    }
  }
}

extension Path {
  /// A rectangle with corners of their own, from the top left one clockwise. Radii that do not fit are made smaller, all by
  /// the same factor (CSS Backgrounds 3, 4.5).
  fileprivate init(_ box: CGRect, cornerRadii: [CGSize]) {
    let r = cornerRadii
    var factor = CGFloat(1)
    for (sum, full) in [
      (r[0].width + r[1].width, box.width), (r[2].width + r[3].width, box.width),
      (r[1].height + r[2].height, box.height), (r[3].height + r[0].height, box.height),
    ] where sum > full { factor = min(factor, full / sum) }
    let radii = r.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
    self.init()
    let ends: [(CGPoint, CGPoint)] = [
      (
        CGPoint(x: box.minX, y: box.minY + radii[0].height),
        CGPoint(x: box.minX + radii[0].width, y: box.minY)
      ),
      (
        CGPoint(x: box.maxX - radii[1].width, y: box.minY),
        CGPoint(x: box.maxX, y: box.minY + radii[1].height)
      ),
      (
        CGPoint(x: box.maxX, y: box.maxY - radii[2].height),
        CGPoint(x: box.maxX - radii[2].width, y: box.maxY)
      ),
      (
        CGPoint(x: box.minX + radii[3].width, y: box.maxY),
        CGPoint(x: box.minX, y: box.maxY - radii[3].height)
      ),
    ]
    for (place, (from, to)) in ends.enumerated() {
      if place == 0 { move(to: from) } else { addLine(to: from) }
      addEllipticalArc(
        from: from, to: to, rx: Double(radii[place].width), ry: Double(radii[place].height),
        turn: 0, isLarge: false, isSweep: true)
    }
    closeSubpath()
  }
}
