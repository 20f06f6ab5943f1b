import Galley

extension SceneRegistry {
  static var images: [ElementDefinition] {
    [
      ElementDefinition(
        name: "Image", summary: "A picture from the image folder, or a symbol.",
        keys: [
          .optional(
            "name", .string, "none",
            "The name of a PNG, JPEG or WebP file, with or without its ending."),
          .optional("systemName", .string, "none", "A symbol's name; either this or name."),
          .optional(
            "variableValue", .number(0...1), "1",
            "How much of a symbol with a variable part is drawn in full."),
          .optional("resizable", .bool, "false", "Whether it fills what it is offered."),
          .optional(
            "resizingMode", .choice(["stretch", "tile"]), "stretch",
            "What a resizable one does: stretch or tile."),
          .optional(
            "capInsets", .insets, "0", "Points at all edges or at each that keep their size."),
          .optional(
            "interpolation", .choice(["none", "high", "linear"]), "high",
            "none for the nearest pixel, high, or linear for high in linear light."),
          .optional(
            "renderingMode", .choice(["original", "template"]), "original", "original, or template."
          ),
        ]
      ) { arguments in
        if let symbol = try arguments["systemName"] {
          let others = [
            "name", "resizable", "resizingMode", "capInsets", "interpolation", "renderingMode",
          ]
          if let other = try others.lazy.compactMap({ try arguments[$0] }).first {
            throw other.error(
              found: "a file's key beside a symbol", expected: "a picture or a symbol")
          }
          let value = try arguments["variableValue"]?.number(0...1, "a part")
          return AnyView(Image(systemName: try symbol.string(), variableValue: value))
        }
        guard let name = try arguments["name"] else {
          throw arguments.owner.error(
            found: "neither \"name\" nor \"systemName\"", expected: "one of both")
        }
        var image = Image(try name.string())
        let isResizable = try arguments["resizable"]?.bool() ?? false
        if !isResizable, let other = try arguments["resizingMode"] ?? arguments["capInsets"] {
          throw other.error(
            found: "the keys of a resizable picture", expected: "\"resizable\": true beside them")
        }
        if isResizable {
          image = image.resizable(
            capInsets: try arguments["capInsets"]?.insets() ?? EdgeInsets(),
            resizingMode: try arguments["resizingMode"]?.choice(
              [("stretch", .stretch), ("tile", .tile)], "a resizing mode") ?? .stretch)
        }
        return AnyView(try arguments.refine(image))
      }
    ]
  }
}

extension Arguments {
  /// The image with its interpolation and its rendering mode.
  fileprivate func refine(_ image: Image) throws -> Image {
    var image = image
    if let interpolation = try self["interpolation"] {
      let (kind, isLinear): (Image.Interpolation, Bool) = try interpolation.choice(
        [("none", (.none, false)), ("high", (.high, false)), ("linear", (.high, true))],
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
