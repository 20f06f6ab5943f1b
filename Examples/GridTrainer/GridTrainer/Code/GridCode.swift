/// The Swift code that draws a document's grid.
struct GridCode: Sendable {
  let document: GridDocument
  /// The name of the view that the code declares.
  var viewName = "ContentView"

  /// A file that compiles as it is, and ends with a line feed.
  var text: String {
    let blocks = [["import SwiftUI"], view] + helpers
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The declarations alone, without the import.
  var declarations: String {
    ([view] + helpers).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var settings: GridSettings { document.settings }

  // MARK: The grid

  private var view: [String] {
    ["struct \(viewName): View {"]
      + Self.indented(["var body: some View {"] + Self.indented(grid) + ["}"])
      + ["}"]
  }

  private var grid: [String] {
    let alignment = settings.alignment.code.map { "alignment: \($0), " } ?? ""
    let spacings =
      "horizontalSpacing: \(Self.number(settings.horizontalSpacing)), "
      + "verticalSpacing: \(Self.number(settings.verticalSpacing))"
    let rows = document.rows.enumerated().flatMap { row($1, at: $0) }
    return ["Grid(\(alignment)\(spacings)) {"] + Self.indented(rows) + ["}"] + gridModifiers
  }

  private var gridModifiers: [String] {
    var lines: [String] = []
    if settings.honeycomb?.has(.clip) == true { lines.append(".clipped()") }
    if settings.padding != 0 { lines.append(".padding(\(Self.number(settings.padding)))") }
    if settings.showsBorder { lines.append(".border(.gray)") }
    return lines
  }

  private func row(_ row: GridDocument.Row, at index: Int) -> [String] {
    let alignment = row.alignment.code.map { "(alignment: \($0))" } ?? ""
    let cells = row.cells.flatMap { cell($0, inRow: index) }
    return ["GridRow\(alignment) {"] + Self.indented(cells) + ["}"]
  }

  // MARK: Cells

  private func cell(_ cell: GridDocument.Cell, inRow index: Int) -> [String] {
    let content = content(cell.look, inRow: index)
    let modifiers = modifiers(cell.layout)
    if modifiers.count < 2 { return [content + modifiers.joined()] }
    return [content] + Self.indented(modifiers)
  }

  private func content(_ look: CellLook, inRow index: Int) -> String {
    let color = ".\(look.color.rawValue)"
    if let text = look.text {
      let size = Self.number(look.textSize)
      return "TextTile(text: \(Self.literal(text)), size: \(size), color: \(color))"
    }
    if settings.honeycomb?.has(.shift) == true {
      return "Tile(color: \(color), row: \(index))"
    }
    return "Tile(color: \(color))"
  }

  private func modifiers(_ layout: CellLayout) -> [String] {
    var lines: [String] = []
    let sides = [("width", layout.fixedWidth), ("height", layout.fixedHeight)]
      .compactMap { name, length in length.map { "\(name): \(Self.number($0))" } }
    if !sides.isEmpty { lines.append(".frame(\(sides.joined(separator: ", ")))") }
    if layout.span > 1 { lines.append(".gridCellColumns(\(layout.span))") }
    if let code = layout.columnAlignment.code { lines.append(".gridColumnAlignment(\(code))") }
    if let code = layout.anchor.code { lines.append(".gridCellAnchor(\(code))") }
    if let code = layout.unsizedAxes.code { lines.append(".gridCellUnsizedAxes(\(code))") }
    return lines
  }

  // MARK: Views that cells are made of

  private var helpers: [[String]] {
    let looks = document.cells.map(\.look)
    var helpers: [[String]] = []
    if looks.contains(where: { $0.text == nil }) {
      helpers.append(settings.honeycomb.map(hexagonTile) ?? Self.tile)
      if settings.honeycomb?.has(.hexagons) == true { helpers.append(Self.hexagon) }
    }
    if looks.contains(where: { $0.text != nil }) { helpers.append(Self.textTile) }
    return helpers
  }

  private static let tile = [
    "struct Tile: View {",
    "  let color: Color",
    "",
    "  var body: some View {",
    "    RoundedRectangle(cornerRadius: 5).fill(color.gradient)",
    "  }",
    "}",
  ]

  private static let textTile = [
    "struct TextTile: View {",
    "  let text: String",
    "  let size: CGFloat",
    "  let color: Color",
    "",
    "  var body: some View {",
    "    Text(text)",
    "      .font(.system(size: size))",
    "      .foregroundStyle(.white)",
    "      .padding(8)",
    "      .background(color.gradient, in: .rect(cornerRadius: 5))",
    "  }",
    "}",
  ]

  private static let hexagon = [
    "struct Hexagon: Shape {",
    "  func path(in rect: CGRect) -> Path {",
    "    Path { path in",
    "      path.move(to: CGPoint(x: rect.midX, y: rect.minY))",
    "      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height / 4))",
    "      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height / 4))",
    "      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))",
    "      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height / 4))",
    "      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height / 4))",
    "      path.closeSubpath()",
    "    }",
    "  }",
    "}",
  ]

  private func hexagonTile(_ honeycomb: Honeycomb) -> [String] {
    let number = Self.number
    var lines = ["struct Tile: View {", "  let color: Color"]
    if honeycomb.has(.shift) { lines.append("  let row: Int") }
    lines += ["", "  var body: some View {", "    Rectangle()", "      .fill(color.gradient)"]
    lines.append(
      "      .frame(width: \(number(honeycomb.width)), height: \(number(Honeycomb.side)))")
    if honeycomb.has(.hexagons) { lines.append("      .clipShape(Hexagon())") }
    if honeycomb.has(.shift) {
      let shift = number(honeycomb.shift)
      lines.append("      .offset(x: row.isMultiple(of: 2) ? -\(shift) : \(shift))")
    }
    if honeycomb.has(.overlap) {
      lines.append("      .frame(height: \(number(honeycomb.rowHeight)))")
    }
    return lines + ["  }", "}"]
  }

  // MARK: Words

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  /// At most one digit behind the point, and none for a whole number.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      default:
        let isControl = scalar.value < 32 || scalar.value == 127
        if isControl {
          literal += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return "\"\(literal)\""
  }
}
