import Galley
import GalleyData

// Shapes, as views and as what clips and fills.
extension SwiftWriter {
  private static let addedShapes: Set = ["Hexagon", "RegularPolygon", "Star"]

  /// A shape by its name, or by an object with its type.
  func shape(_ value: SceneValue) throws -> String {
    if case .string(let name) = value.node.value {
      return try shape(
        name, Arguments([], in: value.scope, owner: value, decoder: decoder), inset: nil)
    }
    let arguments = Arguments(try value.members(), in: value.scope, owner: value, decoder: decoder)
    return try shape(
      decoder.type(of: value, what: "a shape").name, arguments,
      inset: arguments["inset"]?.swiftNumber())
  }

  /// The shape as a view: filled, or with a line, or both.
  func shapeView(_ type: String, _ arguments: Arguments) throws -> SwiftLines {
    let inset = try arguments["inset"]?.swiftNumber()
    let outline = try shape(type, arguments, inset: inset)
    let evenOdd = try arguments["eoFill"]?.bool() == true ? "FillStyle(eoFill: true)" : nil
    let fill = try arguments["fill"].map { try style($0) }
    let line = try self.line(type, arguments, outline)
    guard fill != nil || line == nil else { return SwiftLines(line ?? outline) }
    var lines = SwiftLines(
      fill == nil && evenOdd == nil
        ? outline : "\(outline).fill\(SwiftLiteral.arguments([(nil, fill), ("style", evenOdd)]))")
    if let line { lines.call(SwiftLines.call(".overlay", [("", SwiftLines(line))])) }
    return lines
  }

  /// The shape's line, where there is one.
  private func line(_ type: String, _ arguments: Arguments, _ outline: String) throws -> String? {
    let inner = try arguments["strokeBorder"]
    guard let paint = try inner ?? arguments["stroke"] else { return nil }
    let line = try strokeStyle(arguments)
    guard inner != nil else { return "\(outline).stroke(\(try style(paint)), style: \(line))" }
    // What moves the shape moves its inner line, too.
    let width = try arguments["lineWidth"]?.length() ?? 1
    let inset = try arguments["inset"]?.length(allowsNegative: true) ?? 0
    let shape = try shape(
      type, arguments, inset: SwiftLiteral.number(inset + width / 2))
    return "\(shape).stroke(\(try style(paint)), style: \(line))"
  }

  private func strokeStyle(_ arguments: Arguments) throws -> String {
    "StrokeStyle"
      + SwiftLiteral.arguments([
        ("lineWidth", try arguments["lineWidth"]?.swiftNumber() ?? "1"),
        ("lineCap", try arguments["lineCap"].map { "." + (try $0.swiftName()) }),
        ("lineJoin", try arguments["lineJoin"].map { "." + (try $0.swiftName()) }),
        ("miterLimit", try arguments["miterLimit"]?.swiftNumber()),
        (
          "dash",
          try arguments["dash"].map {
            "[" + (try $0.list().map { try $0.swiftNumber() }.joined(separator: ", ")) + "]"
          }
        ),
        ("dashPhase", try arguments["dashPhase"]?.swiftNumber()),
      ])
  }

  /// The shape with its operations.
  private func shape(_ type: String, _ arguments: Arguments, inset: String?) throws -> String {
    if Self.addedShapes.contains(type) { noteAddition(type, at: arguments.owner) }
    var shape = try plainShape(type, arguments)
    if let inset { shape += ".inset(by: \(inset))" }
    if let trim = try arguments["trim"]?.list(), trim.count == 2 {
      shape += ".trim(from: \(try trim[0].swiftNumber()), to: \(try trim[1].swiftNumber()))"
    }
    if let size = try arguments["size"]?.swift(.size) { shape += ".size(\(size))" }
    if let scale = try arguments["scale"]?.swiftNumber() { shape += ".scale(\(scale))" }
    if let degrees = try arguments["rotation"]?.swiftNumber() {
      shape += ".rotation(.degrees(\(degrees)))"
    }
    if let matrix = try arguments["transform"]?.swift(.matrix) { shape += ".transform(\(matrix))" }
    return shape
  }

  private func plainShape(_ type: String, _ arguments: Arguments) throws -> String {
    if type == "Path" { return try path(arguments.required("commands")) }
    guard let keys = SceneRegistry.shapesByName[type]?.keys else {
      throw arguments.owner.error(found: "the unknown type \"\(type)\"", expected: "a shape")
    }
    return try SwiftCall(type, keys, arguments, self).head(keys.map(\.name))
  }

  private func path(_ commands: SceneValue) throws -> String {
    // Each command has the numbers that it takes where the path can be read.
    _ = try commands.path()
    let calls = try commands.list().map { command in
      try command.counted {
        let parts = try command.list()
        let n = try parts.dropFirst().map { try $0.swiftNumber() }
        return Self.pathCall(try parts[0].string(), n)
      }
    }
    return "Path { path in \(calls.joined(separator: "; ")) }"
  }

  private static func pathCall(_ command: String, _ n: [String]) -> String {
    func point(_ index: Int) -> String { "CGPoint(x: \(n[index]), y: \(n[index + 1]))" }
    func rect() -> String { "CGRect(x: \(n[0]), y: \(n[1]), width: \(n[2]), height: \(n[3]))" }
    switch command {
    case "move": return "path.move(to: \(point(0)))"
    case "line": return "path.addLine(to: \(point(0)))"
    case "quadCurve": return "path.addQuadCurve(to: \(point(0)), control: \(point(2)))"
    case "curve":
      return "path.addCurve(to: \(point(0)), control1: \(point(2)), control2: \(point(4)))"
    case "arc":
      return "path.addArc(center: \(point(0)), radius: \(n[2]), startAngle: .degrees(\(n[3])), "
        + "endAngle: .degrees(\(n[4])), clockwise: false)"
    case "rect": return "path.addRect(\(rect()))"
    case "ellipse": return "path.addEllipse(in: \(rect()))"
    case "roundedRect":
      return
        "path.addRoundedRect(in: \(rect()), cornerSize: CGSize(width: \(n[4]), height: \(n[4])))"
    default: return "path.closeSubpath()"
    }
  }
}
