import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// The operators of a page or of a group, with what is known of the state that they change.
struct PDFContent {
  private var text: VectorText
  /// What is drawn with; nil where it is not known.
  private struct State {
    var color: String?
    var graphics: String?
  }
  private var state = State()
  private var outer: [State] = []

  init(_ budget: RenderBudget) { text = VectorText(budget) }

  var bytes: [UInt8] { text.bytes }

  mutating func end() { text.end() }

  mutating func save() {
    outer.append(state)
    text.append("q\n")
  }

  mutating func restore() {
    state = outer.popLast() ?? State()
    text.append("Q\n")
  }

  mutating func add(_ operators: String) { text.append(operators) }

  /// What shapes are filled with from now on.
  mutating func setColor(_ color: ResolvedColor) {
    let operands = Self.components(color)
    if state.color == operands { return }
    state.color = operands
    text.append("\(operands) rg\n")
  }

  /// - Parameter name: of a graphics state among the resources; nil leaves it alone.
  mutating func setGraphics(_ name: String?) {
    guard let name, state.graphics != name else { return }
    state.graphics = name
    text.append("/\(name) gs\n")
  }

  mutating func transform(_ transform: CGAffineTransform) {
    if transform.isIdentity { return }
    text.append(Self.operands(transform) + " cm\n")
  }

  /// The operators that make a path, without the one that paints it.
  mutating func append(_ path: Path) { text.append(Self.operators(of: path, digits: 3)) }

  static func components(_ color: ResolvedColor) -> String {
    [color.red, color.green, color.blue]
      .map { VectorNumber.text(CGFloat(ResolvedColor.unit($0)), digits: 4) }.joined(separator: " ")
  }

  static func operands(_ transform: CGAffineTransform) -> String {
    [transform.a, transform.b, transform.c, transform.d]
      .map { VectorNumber.text($0, digits: 7) }.joined(separator: " ")
      + " \(VectorNumber.text(transform.tx, digits: 4)) \(VectorNumber.text(transform.ty, digits: 4))"
  }

  /// - Parameter digits: behind the points of coordinates.
  static func operators(of path: Path, digits: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    func add(_ numbers: [CGFloat], _ operation: String) {
      for number in numbers {
        VectorNumber.append(number, digits: digits, to: &bytes)
        bytes.append(UInt8(ascii: " "))
      }
      bytes += Array("\(operation)\n".utf8)
    }
    let bounds = path.controlBounds
    if path.isOutline(of: bounds) {
      add([bounds.minX, bounds.minY, bounds.width, bounds.height], "re")
      return bytes
    }
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let to):
        add([to.x, to.y], "m")
        (start, pen) = (to, to)
      case .line(let to):
        add([to.x, to.y], "l")
        pen = to
      case .quadCurve(let to, let control):
        let one = CGPoint(
          x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3)
        let other = CGPoint(
          x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
        add([one.x, one.y, other.x, other.y, to.x, to.y], "c")
        pen = to
      case .curve(let to, let one, let other):
        add([one.x, one.y, other.x, other.y, to.x, to.y], "c")
        pen = to
      case .closeSubpath:
        add([], "h")
        pen = start
      }
    }
    return bytes
  }
}
