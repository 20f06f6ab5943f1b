import Galley
import GalleyData

// Styles: colours, gradients, materials, images.
extension SwiftWriter {
  /// Names that are styles and no colours, as Swift writes them.
  static let plainStyles = [
    "primary": "HierarchicalShapeStyle.primary", "secondary": "HierarchicalShapeStyle.secondary",
    "tertiary": "HierarchicalShapeStyle.tertiary",
    "quaternary": "HierarchicalShapeStyle.quaternary",
    "foreground": "ForegroundStyle()", "ultraThinMaterial": "Material.ultraThin",
    "thinMaterial": "Material.thin", "regularMaterial": "Material.regular",
    "thickMaterial": "Material.thick", "ultraThickMaterial": "Material.ultraThick",
    "bar": "Material.bar",
  ]

  func style(_ value: SceneValue) throws -> String {
    try value.counted { try writtenStyle(value) }
  }

  private func writtenStyle(_ value: SceneValue) throws -> String {
    if let moving = value.moving, moving.isMixture { return try value.swiftColor() }
    if case .string(let name) = value.node.value {
      if let style = Self.plainStyles[name] { return style }
      let suffix = ViewDecoder.gradientSuffix
      guard name.hasSuffix(suffix) else { return try value.swiftColor() }
      return try value.swiftColor(named: String(name.dropLast(suffix.count))) + suffix
    }
    if value.isColorObject { return try value.swiftColor() }
    let arguments = Arguments(try value.members(), in: value.scope, owner: value, decoder: decoder)
    return try style(decoder.type(of: value, what: "a style").name, arguments)
  }

  /// A style by its type.
  func style(_ type: String, _ arguments: Arguments) throws -> String {
    guard let keys = SceneRegistry.stylesByName[type]?.keys else {
      throw arguments.owner.error(found: "the unknown type \"\(type)\"", expected: "a style")
    }
    let call = SwiftCall(type, keys, arguments, self)
    func degrees(_ key: String) throws -> String? {
      try arguments[key].map { ".degrees(\(try $0.swiftNumber()))" }
    }
    switch type {
    case "ShadowedStyle": return try shadowed(call)
    case "ImagePaint":
      let image = try arguments.required("image")
      let written = try SwiftLiteral.image(image.string())
      if written == nil {
        warn("an image of a data: URL that is not base64 of pixels is empty", at: image)
      }
      return "ImagePaint"
        + SwiftLiteral.arguments([
          ("image", written ?? "Image(uiImage: UIImage())"),
          ("sourceRect", try call.value("sourceRect")),
          ("scale", try call.value("scale")),
        ])
    case "AngularGradient":
      let start = try arguments["startAngle"]?.number(-36000...36000, "degrees") ?? 0
      return "AngularGradient"
        + SwiftLiteral.arguments([
          ("gradient", try gradient(arguments)), ("center", try call.value("center") ?? ".center"),
          ("startAngle", try degrees("startAngle") ?? ".zero"),
          (
            "endAngle",
            try degrees("endAngle") ?? ".degrees(\(SwiftLiteral.number(start + 360)))"
          ),
        ])
    case "LinearGradient":
      return "LinearGradient"
        + SwiftLiteral.arguments([
          ("gradient", try gradient(arguments)),
          ("startPoint", try call.value("startPoint") ?? ".top"),
          ("endPoint", try call.value("endPoint") ?? ".bottom"),
        ])
    default:
      let radii =
        type == "RadialGradient"
        ? ["startRadius", "endRadius"] : ["startRadiusFraction", "endRadiusFraction"]
      let least = type == "RadialGradient" ? "0" : nil
      return type
        + SwiftLiteral.arguments([
          ("gradient", try gradient(arguments)), ("center", try call.value("center") ?? ".center"),
          (radii[0], try call.value(radii[0]) ?? least), (radii[1], try call.value(radii[1])),
        ])
    }
  }

  private func gradient(_ arguments: Arguments) throws -> String {
    if let colors = try arguments["colors"] {
      let list = try colors.list().map { try $0.swiftColor() }
      return "Gradient(colors: [\(list.joined(separator: ", "))])"
    }
    let stops = try arguments.required("stops").list().map { stop in
      "Gradient.Stop"
        + SwiftLiteral.arguments([
          ("color", try stop.member("color")?.swiftColor()),
          ("location", try stop.member("location")?.swiftNumber()),
        ])
    }
    return "Gradient(stops: [\(stops.joined(separator: ", "))])"
  }

  private func shadowed(_ call: SwiftCall) throws -> String {
    let kind = try call["kind"]?.swiftName() ?? "drop"
    let standard = "Color(white: 0, opacity: \(kind == "inner" ? "0.55" : "0.33"))"
    let shadow =
      ".\(kind)"
      + SwiftLiteral.arguments([
        ("color", try call.value("color") ?? standard), ("radius", try call.value("radius")),
        ("x", try call.value("x") ?? "0"), ("y", try call.value("y") ?? "0"),
      ])
    return "AnyShapeStyle(\(try call.value("style") ?? "ForegroundStyle()")).shadow(\(shadow))"
  }
}
