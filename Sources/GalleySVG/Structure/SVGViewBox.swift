import GalleyGeometry

/// A `viewBox` and how it lies in its viewport.
struct SVGViewBox: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// Nil for what is no box with an area.
  init?(_ text: String?) {
    guard let text, let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] > 0,
      numbers[3] > 0
    else { return nil }
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Whether a side is 0: what has such a box is not drawn (SVG 2, 8.6).
  static func isEmpty(_ text: String?) -> Bool {
    guard let text, let numbers = SVGScanner.numbers(text), numbers.count == 4 else { return false }
    return numbers[2] == 0 || numbers[3] == 0
  }

  init(_ rect: CGRect) {
    (x, y) = (Double(rect.minX), Double(rect.minY))
    (width, height) = (Double(rect.width), Double(rect.height))
  }
}

/// How something with proportions of its own lies in a box.
struct SVGAspect: Hashable, Sendable {
  /// 0, 0.5 or 1.
  var x = 0.5
  var y = 0.5
  var isStretched = false
  var isSliced = false

  init(_ text: String?) {
    var words = (text ?? "").split { $0.isWhitespace }.map(String.init)
    if words.first == "defer" { words.removeFirst() }
    guard let place = words.first else { return }
    if place == "none" {
      isStretched = true
      return
    }
    let shares: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard place.utf8.count == 8, place.hasPrefix("x"), place.dropFirst(4).first == "Y",
      let x = shares[place.dropFirst().prefix(3)], let y = shares[place.suffix(3)]
    else { return }
    (self.x, self.y) = (x, y)
    isSliced = words.dropFirst().first == "slice"
  }

  /// From a box to where it lies in another one.
  func transform(of box: SVGViewBox, in frame: CGRect) -> CGAffineTransform {
    var (sx, sy) = (Double(frame.width) / box.width, Double(frame.height) / box.height)
    if !isStretched {
      let scale = isSliced ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    let left = Double(frame.minX) + (Double(frame.width) - box.width * sx) * (isStretched ? 0 : x)
    let top = Double(frame.minY) + (Double(frame.height) - box.height * sy) * (isStretched ? 0 : y)
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: left - box.x * sx, ty: top - box.y * sy)
  }
}
