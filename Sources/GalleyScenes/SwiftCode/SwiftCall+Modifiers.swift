import Galley
import GalleyData

// Modifiers whose arguments in Swift are not the scene's keys.
extension SwiftCall {
  /// Whether the only argument is true.
  var isOn: Bool { get throws { try firstValue()?.bool() ?? true } }

  /// `.degrees(45)`.
  func angle() throws -> String { ".degrees(\(try arguments.required("degrees").swiftNumber()))" }

  func textLine() throws -> SwiftLines {
    SwiftLines(".\(name)" + (try Self.textLine(self["isActive"], color: self["color"])))
  }

  /// A view, a colour, or a style that fills a shape.
  func behindOrInFront() throws -> SwiftLines {
    let content = try arguments.required("content")
    let view =
      try self["in"].map {
        SwiftLines("\(try writer.shape($0)).fill(\(try writer.style(content)))")
      }
      ?? writer.content(content)
    return SwiftLines.call(".\(try openHead(["alignment"]))", [("", view)])
  }

  /// The levels of a style: a third one counts only with a second.
  func foregroundStyle() throws -> SwiftLines {
    let second = try value("secondary")
    let third = try second == nil ? nil : value("tertiary")
    return SwiftLines(
      ".foregroundStyle"
        + SwiftLiteral.arguments([(nil, try value("style")), (nil, second), (nil, third)]))
  }

  func padding() throws -> SwiftLines {
    let sides = ["horizontal", "vertical"] + SceneValue.insetKeys
    if try sides.contains(where: { try self[$0] != nil }) {
      func length(_ key: String, _ both: String) throws -> CGFloat {
        try (self[key] ?? self[both])?.length(allowsNegative: true) ?? 0
      }
      let insets = EdgeInsets(
        top: try length("top", "vertical"), leading: try length("leading", "horizontal"),
        bottom: try length("bottom", "vertical"), trailing: try length("trailing", "horizontal"))
      return SwiftLines(".padding(\(SwiftLiteral.insets(insets)))")
    }
    let edges = try self["edges"].map { try $0.swiftEdges() }
    let length = try self["length"]
    guard let length, length.node.number != nil else {
      // Edges by name, which get the standard length.
      let named = try length.map { try $0.swiftEdges() } ?? edges
      return SwiftLines(".padding" + SwiftLiteral.arguments([(nil, named)]))
    }
    return SwiftLines(
      ".padding" + SwiftLiteral.arguments([(nil, edges), (nil, try length.swiftNumber())]))
  }

  func fixedSize() throws -> SwiftLines {
    var (horizontal, vertical) = (
      try self["horizontal"]?.bool() ?? true, try self["vertical"]?.bool() ?? true
    )
    if let fixed = try self["isFixed"] {
      if let isFixed = fixed.node.bool {
        guard isFixed else { return SwiftLines(".fixedSize(horizontal: false, vertical: false)") }
      } else {
        let axes = try fixed.axes()
        horizontal = horizontal && axes.contains(.horizontal)
        vertical = vertical && axes.contains(.vertical)
      }
    }
    return SwiftLines(
      horizontal && vertical
        ? ".fixedSize()" : ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))")
  }

  func aspectRatio() throws -> SwiftLines {
    let mode = try value("contentMode")
    let ratio = try self["ratio"]
    if mode == nil, case .string(let name)? = ratio?.node.value, ["fit", "fill"].contains(name) {
      return SwiftLines(".aspectRatio(contentMode: .\(name))")
    }
    return SwiftLines(
      ".aspectRatio"
        + SwiftLiteral.arguments([
          (nil, try ratio?.swiftNumber()), ("contentMode", mode ?? ".fit"),
        ]))
  }

  func alignmentGuide() throws -> SwiftLines {
    let guide = try arguments.required("guide").swiftName()
    let isHorizontal = ["leading", "center", "trailing"].contains(guide)
    func name(_ guide: String) -> String { guide == "verticalCenter" ? "center" : guide }
    let type = isHorizontal ? "HorizontalAlignment" : "VerticalAlignment"
    let plus = try self["plus"]?.length(allowsNegative: true) ?? 0
    let head = ".alignmentGuide(\(type).\(name(guide)))"
    // Without another guide the points count from the view's edge.
    guard let other = try self["of"]?.swiftName() else {
      return SwiftLines("\(head) { _ in \(SwiftLiteral.number(plus)) }")
    }
    let sign = plus < 0 ? "-" : "+"
    let sum = plus == 0 ? "" : " \(sign) \(SwiftLiteral.number(plus.magnitude))"
    return SwiftLines("\(head) { $0[\(type).\(name(other))]\(sum) }")
  }

  func gridCellAnchor() throws -> SwiftLines {
    guard try self["point"] == nil else {
      return SwiftLines(".gridCellAnchor(\(try value("point") ?? ".center"))")
    }
    let (x, y) = (try value("x") ?? "0", try value("y") ?? "0")
    return SwiftLines(".gridCellAnchor(UnitPoint(x: \(x), y: \(y)))")
  }

  func rotation3D() throws -> SwiftLines {
    let axis = try ["x", "y", "z"].map { "\($0): \(try value($0) ?? "0")" }
    return SwiftLines(
      ".rotation3DEffect"
        + SwiftLiteral.arguments([
          (nil, try angle()), ("axis", "(\(axis.joined(separator: ", ")))"),
          ("anchor", try value("anchor")), ("anchorZ", try value("anchorZ")),
          ("perspective", try value("perspective")),
        ]))
  }

  /// The nine numbers are members of the transform, which no initialiser takes.
  func projection() throws -> SwiftLines {
    let transform = try arguments.required("transform")
    let numbers = try transform.numbers().map { SwiftLiteral.number($0) }
    guard numbers.count == 9 else { throw transform.error(expected: "nine numbers") }
    var lines = SwiftLines(".projectionEffect({")
    lines.append("var transform = ProjectionTransform()", depth: 1)
    for row in 1...3 {
      let names = (1...3).map { "transform.m\(row)\($0)" }.joined(separator: ", ")
      let values = numbers[(row - 1) * 3..<row * 3].joined(separator: ", ")
      lines.append("(\(names)) = (\(values))", depth: 1)
    }
    lines.append("return transform", depth: 1)
    lines.append("}())")
    return lines
  }

  func lineLimit() throws -> SwiftLines {
    func count(_ key: String) throws -> String? {
      try self[key].flatMap { value in try value.ifNotNull { try $0.swiftNumber() } }
    }
    if let least = try count("minimum") {
      return SwiftLines(".lineLimit(\(least)...\(try count("maximum") ?? ""))")
    }
    let reserves = try self["reservesSpace"]?.bool() == true
    let number = try value("number") ?? "nil"
    return SwiftLines(
      ".lineLimit(\(number)\(reserves && number != "nil" ? ", reservesSpace: true" : ""))")
  }

  func dynamicTypeSize() throws -> SwiftLines {
    if let size = try value("size") { return SwiftLines(".dynamicTypeSize(\(size))") }
    let (least, most) = (
      try self["minimum"]?.swiftName() ?? "xSmall",
      try self["maximum"]?.swiftName() ?? "accessibility5"
    )
    return SwiftLines(".dynamicTypeSize(DynamicTypeSize.\(least)...DynamicTypeSize.\(most))")
  }

  /// One call for each value, in the order in which the scene applies them.
  func environment() throws -> [SwiftLines] {
    let keys = [
      ("layoutDirection", "layoutDirection", false), ("gridBehavior", "gridBehavior", true),
      ("ditheredGradients", "ditheredGradients", true),
      ("gradientInterpolation", "gradientInterpolation", true), ("look", "systemLook", true),
      ("systemPalette", "systemPalette", true), ("locale", "locale", false),
      ("hyphenation", "hyphenation", true), ("colorScheme", "colorScheme", false),
    ]
    return try keys.compactMap { key, name, isAddition in
      guard let value = try value(key) else { return nil }
      if isAddition { writer.noteAddition(name, at: owner) }
      return SwiftLines(".environment(\\.\(name), \(value))")
    }
  }
}

extension SceneValue {
  /// One edge or set of edges by name, or a list of them.
  func swiftEdges() throws -> String {
    guard case .array = node.value else { return "." + (try swiftName()) }
    return "[" + (try list().map { "." + (try $0.swiftName()) }).joined(separator: ", ") + "]"
  }
}
