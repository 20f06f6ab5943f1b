import Galley

// What is known of how views paint. A golden keeps the names of its views and nothing else of what they are, so names are
// read here, and nowhere else.
extension LayoutSnapshot.View {
  /// What of its frame a view without views in it may paint.
  enum Painting: Sendable {
    /// It only takes room.
    case nothing
    /// Less than its frame: letters, a symbol, a line.
    case ink
    /// All of it.
    case frame
    case circle, ellipse, capsule
    /// Perhaps all, perhaps all but rounded corners.
    case other
  }

  /// A modifier that lays views behind its first one, or in front of it.
  enum Decoration: Sendable { case background, overlay }

  var painting: Painting {
    if text != nil { return .ink }
    // A name that the code gave says nothing of what the view is.
    if isNamed { return .other }
    switch kind {
    case "Spacer", "GeometryReader", "EmptyView": return .nothing
    case "Rectangle", "Color": return name == kind ? .frame : .other
    case "Circle": return name == kind ? .circle : .other
    case "Ellipse": return name == kind ? .ellipse : .other
    case "Capsule": return name == kind ? .capsule : .other
    default: return isSymbol || isLine ? .ink : .other
    }
  }

  var decoration: Decoration? {
    if kind.hasPrefix("background") { return .background }
    return kind.hasPrefix("overlay") ? .overlay : nil
  }

  /// Whether Galley made it, and no code states it.
  var isImplicit: Bool { name.hasSuffix(ImplicitStack.suffix) }

  /// Its name, whether the view or Galley made the stack: goldens that were approved before the difference was recorded
  /// have the same names for both.
  var statedName: String {
    isImplicit ? String(name.dropLast(ImplicitStack.suffix.count)) : name
  }

  /// Whether the view is made as a preview or a canvas makes the one with its ground.
  var hasGround: Bool {
    name == "background" && children.count == 2 && children[1].name == ImplicitStack.layers
      && children[1].children.count == 1 && children[1].children[0].children.isEmpty
  }

  /// The width of the line that it draws, in points; 0 for what draws none.
  var lineWidth: CGFloat {
    measures[LayoutMeasure.lineWidth.rawValue].flatMap { Double($0) }.map { CGFloat($0) } ?? 0
  }

  /// What it is drawn in: SwiftUI's name, where the layout has another one.
  var statedKind: String { kind == "ListLayout" ? "List" : kind }

  private var isSymbol: Bool { name.hasPrefix("Image(systemName") }
  private var isLine: Bool { name.hasPrefix("StrokedShape<") }
}
