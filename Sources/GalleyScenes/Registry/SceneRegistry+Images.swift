import Galley

extension SceneRegistry {
  static var images: [ElementDefinition] {
    [
      ElementDefinition(
        name: "Image", summary: "An image of the image folder or of a data: URL, or a symbol.",
        keys: [
          .optional(
            "name", .string, "none",
            "The name of a PNG, JPEG, WebP or SVG file, with or without its extension, or a data: URL."
          ),
          .optional(
            "placeholder", .imagePlaceholder, "a grey area",
            "What is drawn where the image cannot be read, with a warning: a view, or another "
              + "image's name."),
          .optional("systemName", .string, "none", "The name of a symbol; use this or name."),
          .optional(
            "variableValue", .number(0...1), "1",
            "How much of the variable part of a symbol is fully drawn, from 0 to 1."),
          .optional("resizable", .bool, "false", "Whether the image fills the offered size."),
          .optional(
            "resizingMode", .choice(["stretch", "tile"]), "stretch",
            "How a resizable image fills it: stretch or tile."),
          .optional(
            "capInsets", .insets, "0",
            "Points at all edges, or at each edge, that are not stretched."),
          .optional(
            "interpolation", .choice(["none", "low", "medium", "high", "linear"]), "medium",
            "none (nearest pixel), low or medium (mean of neighbours), high (Catmull-Rom), or "
              + "linear (medium, in linear light)."),
          .optional(
            "renderingMode", .choice(["original", "template"]), "original", "original, or template."
          ),
        ]
      ) { try $0.imageOrSymbol() }
    ]
  }
}

extension Arguments {
  /// A symbol, or an image with what stands in for it.
  fileprivate func imageOrSymbol() throws -> AnyView {
    if let symbol = try self["systemName"] {
      let others = [
        "name", "placeholder", "resizable", "resizingMode", "capInsets", "interpolation",
        "renderingMode",
      ]
      if let other = try others.lazy.compactMap({ try self[$0] }).first {
        throw other.error(
          found: "a file's key beside a symbol", expected: "an image or a symbol")
      }
      let value = try self["variableValue"]?.number(0...1, "a part")
      return AnyView(Image(systemName: try symbol.string(), variableValue: value))
    }
    guard let name = try self["name"] else {
      throw owner.missing("name", "systemName", expected: "one of them")
    }
    let image = try self.image(named: try name.string())
    guard let placeholder = try self["placeholder"] else { return AnyView(image) }
    if case .object = placeholder.node.value {
      // Each level takes more of the stack than a container does.
      let view = try placeholder.scope.context.deeper(by: 7, at: placeholder) {
        try decoder.view(placeholder)
      }
      return AnyView(ReplaceableImage(image, replacement: view))
    }
    guard case .string(let other) = placeholder.node.value else {
      throw placeholder.error(expected: "a view, or the name of another image")
    }
    let replacement = AnyView(try self.image(named: other))
    return AnyView(ReplaceableImage(image, replacement: replacement))
  }

  /// An image of the name that looks as the keys say.
  fileprivate func image(named name: String) throws -> Image {
    let image = owner.scope.context.image(named: name)
    let isResizable = try self["resizable"]?.bool() ?? false
    if !isResizable, let other = try self["resizingMode"] ?? self["capInsets"] {
      throw other.error(
        found: "the keys of a resizable image", expected: "\"resizable\": true beside them")
    }
    guard isResizable else { return try refine(image) }
    return try refine(
      image.resizable(
        capInsets: try self["capInsets"]?.insets() ?? EdgeInsets(),
        resizingMode: try self["resizingMode"]?.choice(
          [("stretch", .stretch), ("tile", .tile)], "a resizing mode") ?? .stretch))
  }

  /// The image with its interpolation and its rendering mode.
  fileprivate func refine(_ image: Image) throws -> Image {
    var image = image
    if let interpolation = try self["interpolation"] {
      let (kind, isLinear): (Image.Interpolation, Bool) = try interpolation.choice(
        [
          ("none", (.none, false)), ("low", (.low, false)), ("medium", (.medium, false)),
          ("high", (.high, false)), ("linear", (.medium, true)),
        ],
        "an interpolation")
      image = image.interpolation(kind, inLinearLight: isLinear)
    }
    if let mode = try self["renderingMode"] {
      image = image.renderingMode(
        try mode.choice(
          [("original", .original), ("template", .template)], "a rendering mode"))
    }
    return image
  }
}
