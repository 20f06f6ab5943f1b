import Galley

// What comparing two layouts calls their views.
extension LayoutSnapshot.View {
  /// What kind of view it is, without its parameters: `padding(8)` is of the kind `padding`.
  var kind: String {
    if isNamed { return "name" }
    return String(name.prefix { $0 != "(" && $0 != " " })
  }

  /// How a message calls it. A line is that of its shape: `StrokedShape<Circle>` is no written name.
  var label: String {
    guard !isNamed, text == nil else { return CodeSpan.of(name) }
    var (shape, isLine) = (name[...], false)
    for wrapper in ["StrokedShape<", "TrimmedShape<", "StrokedShape<"] {
      guard shape.hasPrefix(wrapper), shape.hasSuffix(">") else { continue }
      isLine = isLine || wrapper == "StrokedShape<"
      shape = shape.dropFirst(wrapper.count).dropLast()
    }
    return (isLine ? "line of " : "") + CodeSpan.of(String(shape))
  }

  /// Itself and all below it.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
