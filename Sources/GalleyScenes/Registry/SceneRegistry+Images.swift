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
          .optional("resizable", .bool, "false", "Whether it fills what it is offered."),
        ]
      ) { arguments in
        if let symbol = arguments["systemName"] {
          if let other = arguments["name"] ?? arguments["resizable"] {
            throw other.error(
              found: "a file's key beside a symbol", expected: "a picture or a symbol")
          }
          return AnyView(Image(systemName: try symbol.string()))
        }
        guard let name = arguments["name"] else {
          throw arguments.owner.error(
            found: "neither \"name\" nor \"systemName\"", expected: "one of both")
        }
        let image = Image(try name.string())
        let isResizable = try arguments["resizable"]?.bool() ?? false
        return AnyView(isResizable ? image.resizable() : image)
      }
    ]
  }
}
