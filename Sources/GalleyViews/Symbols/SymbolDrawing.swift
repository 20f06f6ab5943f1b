import GalleyGeometry
import GalleyGraphics

/// A symbol as layers in a box of 24 x 24 units, y downwards, painted one over the other.
struct SymbolDrawing {
  /// What a layer does with its path.
  enum Operation: UInt8 {
    case stroke
    case fill
    /// Takes away what the layers below have painted along the path.
    case clearStroke
    /// Takes away what the layers below have painted inside the path.
    case clearFill

    var isClearing: Bool { self == .clearStroke || self == .clearFill }
    var isStroke: Bool { self == .stroke || self == .clearStroke }
  }

  struct Layer {
    var operation: Operation
    var path: Path
    /// Which parts of a path that is filled are inside.
    var rule = FillRule.nonZero
    /// 1 is the primary level of hierarchical and palette rendering.
    var level = 1
    /// Whether the level is written down.
    var statesLevel = false
    /// Whether the layer comes and goes with a variable value.
    var isVariable = false
    /// The width of its lines beside those of the symbol.
    var widthFactor: CGFloat = 1
    /// Units added to the width of a line that clears, on both sides together.
    var margin: CGFloat = 0
    /// Whether the layer is painted where levels or colours are, and not in one colour.
    var isLayeredOnly = false
    /// Its own colour in multicolour; nil is the foreground's.
    var color: Color?

    /// How far its line reaches beyond its path, for lines of a width.
    func reach(lineWidth: CGFloat) -> CGFloat {
      operation.isStroke ? lineWidth * widthFactor / 2 : 0
    }
  }

  /// Units along a side of the box.
  static let side: CGFloat = 24
  var layers: [Layer]
  /// Where the frame begins and ends from left to right, in units; nil is where the ink does.
  var margins: ClosedRange<CGFloat>?

  init(layers: [Layer], margins: ClosedRange<CGFloat>? = nil) {
    self.layers = layers
    self.margins = margins
  }

  /// The box around all ink of lines of a width, in units; empty without ink.
  func bounds(lineWidth: CGFloat) -> CGRect {
    var bounds = CGRect.null
    for layer in layers where !layer.operation.isClearing && !layer.path.isEmpty {
      let reach = layer.reach(lineWidth: lineWidth)
      bounds = bounds.union(layer.path.boundingRect.insetBy(dx: -reach, dy: -reach))
    }
    return bounds.isNull ? .zero : bounds
  }

  /// The box around all ink, or from margin to margin where there are margins, in units.
  func frameBounds(lineWidth: CGFloat) -> CGRect {
    let ink = bounds(lineWidth: lineWidth)
    guard let margins, margins.lowerBound < margins.upperBound else { return ink }
    return CGRect(
      x: margins.lowerBound, y: ink.minY, width: margins.upperBound - margins.lowerBound,
      height: ink.height)
  }

  /// The drawing made smaller or larger about the middle of its box and moved.
  func scaled(by factor: CGFloat, movedBy offset: CGPoint = .zero) -> SymbolDrawing {
    let middle = Self.side / 2
    return applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: middle - middle * factor + offset.x,
        ty: middle - middle * factor + offset.y))
  }

  /// The drawing with its paths moved, without margins.
  func applying(_ place: CGAffineTransform) -> SymbolDrawing {
    SymbolDrawing(
      layers: layers.map {
        var layer = $0
        layer.path = layer.path.applying(place)
        return layer
      })
  }
}

extension SymbolDrawing {
  /// Reads layers as `Symbols/README.md` describes them; nil where they are written otherwise.
  init?(_ text: Substring) {
    self.init(layers: [])
    for part in text.split(separator: "|") {
      guard let layer = Layer(part) else { return nil }
      layers.append(layer)
      // What is cut out and has a level or a colour is filled again where levels or colours are.
      if layer.operation.isClearing, layer.statesLevel || layer.color != nil {
        var ink = layer
        ink.operation = layer.operation == .clearFill ? .fill : .stroke
        ink.isLayeredOnly = true
        layers.append(ink)
      }
    }
  }

  /// The drawing from right to left.
  var mirrored: SymbolDrawing {
    let turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.side, ty: 0)
    return SymbolDrawing(
      layers: layers.map {
        var layer = $0
        layer.path = layer.path.applying(turn)
        // A mirror turns the winding round.
        if layer.operation == .fill { layer.path = layer.path.windingForward }
        return layer
      })
  }
}

extension SymbolDrawing.Layer {
  fileprivate init?(_ text: Substring) {
    var rest = text.utf8[...]
    switch rest.popFirst() {
    case UInt8(ascii: "s"): operation = .stroke
    case UInt8(ascii: "f"): operation = .fill
    case UInt8(ascii: "x"): operation = .clearStroke
    case UInt8(ascii: "c"): operation = .clearFill
    default: return nil
    }
    while let byte = rest.popFirst(), byte != UInt8(ascii: " ") {
      switch byte {
      case UInt8(ascii: "1")...UInt8(ascii: "3"):
        level = Int(byte - UInt8(ascii: "0"))
        statesLevel = true
      case UInt8(ascii: "v"): isVariable = true
      case UInt8(ascii: "@"):
        let name = rest.prefix { $0 != UInt8(ascii: " ") }
        guard let color = SymbolColor.color(String(decoding: name, as: UTF8.self)) else {
          return nil
        }
        self.color = color
        rest = rest.dropFirst(name.count)
      default: return nil
      }
    }
    guard let path = SymbolPath.read(Substring(rest)) else { return nil }
    self.path = operation == .fill ? path.windingForward : path
  }
}

extension Path {
  /// The path wound so that the area of its outlines is positive, and adds to what is stroked beside it.
  var windingForward: Path {
    var (area, start, last) = (0 as CGFloat, CGPoint.zero, CGPoint.zero)
    func step(to point: CGPoint) -> CGFloat { last.x * point.y - point.x * last.y }
    for element in elements {
      switch element {
      case .move(let point):
        area += step(to: start)
        (start, last) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        area += step(to: point)
        last = point
      case .closeSubpath:
        area += step(to: start)
        last = start
      }
    }
    area += step(to: start)
    // A mirror turns the winding round, a second one behind it the place back.
    return area >= 0 ? self : reversed
  }

  /// The same outlines run through from their ends.
  private var reversed: Path {
    var result = Path()
    var subpath: [(point: CGPoint, back: Element)] = []
    var start = CGPoint.zero
    func finish(_ subpath: [(point: CGPoint, back: Element)], in result: inout Path) {
      guard let last = subpath.last else { return }
      result.move(to: last.point)
      for index in subpath.indices.dropFirst().reversed() {
        let target = subpath[index - 1].point
        switch subpath[index].back {
        case .quadCurve(_, let control): result.addQuadCurve(to: target, control: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: target, control1: control2, control2: control1)
        default: result.addLine(to: target)
        }
      }
      result.closeSubpath()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(subpath, in: &result)
        subpath = [(point, element)]
        start = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        subpath.append((point, element))
      case .closeSubpath:
        finish(subpath, in: &result)
        subpath = [(start, .move(to: start))]
      }
    }
    if subpath.count > 1 { finish(subpath, in: &result) }
    return result
  }
}

/// Paths as `M3 4 L5 6 C… Q… Z`, absolute, numbers parted by single spaces.
private enum SymbolPath {
  static func read(_ text: Substring) -> Path? {
    var path = Path()
    var numbers: [CGFloat] = []
    var command: Character?
    func finish() -> Bool {
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      switch (command, numbers.count) {
      case (nil, 0): return true
      case ("M", 2): path.move(to: point(0))
      case ("L", 2): path.addLine(to: point(0))
      case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
      case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("Z", 0): path.closeSubpath()
      default: return false
      }
      return true
    }
    for word in text.split(separator: " ") {
      var word = word
      if let first = word.first, first.isLetter {
        guard finish() else { return nil }
        command = first
        numbers = []
        word.removeFirst()
        if word.isEmpty { continue }
      }
      guard let number = Double(word), number.isFinite, abs(number) <= 1000 else { return nil }
      numbers.append(CGFloat(number))
    }
    return finish() ? path : nil
  }
}
