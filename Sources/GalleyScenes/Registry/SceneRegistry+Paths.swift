import Galley

extension SceneRegistry {
  /// A path in points, from commands named like those of `Path`.
  static var path: ShapeDefinition {
    ShapeDefinition(
      name: "Path", summary: "A custom outline, in points from the upper left corner.",
      keys: [
        .required(
          "commands", .path,
          "Lists of a name and numbers: move, line, quadCurve, curve, arc, rect, ellipse, "
            + "roundedRect, close.")
      ], isInsettable: false
    ) { arguments in
      try arguments.required("commands").path()
    }
  }

  /// The commands of a path with the numbers that each takes.
  static let pathCommands: [(name: String, numbers: [String])] = [
    ("move", ["x", "y"]),
    ("line", ["x", "y"]),
    ("quadCurve", ["x", "y", "controlX", "controlY"]),
    ("curve", ["x", "y", "control1X", "control1Y", "control2X", "control2Y"]),
    ("arc", ["centerX", "centerY", "radius", "startDegrees", "endDegrees"]),
    ("rect", ["x", "y", "width", "height"]),
    ("ellipse", ["x", "y", "width", "height"]),
    ("roundedRect", ["x", "y", "width", "height", "cornerRadius"]),
    ("close", []),
  ]
}

extension SceneValue {
  /// A path by its commands, each a list of a name and the numbers that it takes.
  func path() throws -> Path {
    var path = Path()
    for command in try list() {
      let parts = try command.list()
      let names = SceneRegistry.pathCommands.map(\.name)
      guard let first = parts.first else {
        throw command.error(expected: "a command: \(names.joined(separator: ", "))")
      }
      let known = try first.choice(
        SceneRegistry.pathCommands.map { ($0.name, $0) }, "a path's command")
      let n = try parts.dropFirst().map { CGFloat(try $0.number(-1e6...1e6, "a number of points")) }
      guard n.count == known.numbers.count else {
        throw command.error(
          found: "\(n.count) numbers after \(known.name)",
          expected: known.numbers.isEmpty ? "none" : known.numbers.joined(separator: ", "))
      }
      path.append(known.name, Array(n))
    }
    return path
  }
}

extension Path {
  fileprivate mutating func append(_ command: String, _ n: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch command {
    case "move": move(to: point(0))
    case "line": addLine(to: point(0))
    case "quadCurve": addQuadCurve(to: point(0), control: point(2))
    case "curve": addCurve(to: point(0), control1: point(2), control2: point(4))
    case "arc":
      addArc(
        center: point(0), radius: n[2], startAngle: .degrees(Double(n[3])),
        endAngle: .degrees(Double(n[4])), clockwise: false)
    case "rect": addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "ellipse": addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "roundedRect":
      addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
        cornerSize: CGSize(width: n[4], height: n[4]))
    default: closeSubpath()
    }
  }
}
