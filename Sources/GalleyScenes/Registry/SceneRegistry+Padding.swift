import Galley

extension SceneRegistry {
  static var padding: ModifierDefinition {
    ModifierDefinition(
      name: "padding", summary: "Space around the view.",
      argument: .optional(
        "length", .paddingLength, "16",
        "Points, negative ones let the view overflow; or the edges that get 16."),
      keys: [
        .optional("edges", .edges, "all", "Which edges."),
        .optional(
          "horizontal", .signedLength, "0",
          "Points before and after, instead of edges and length."),
        .optional("vertical", .signedLength, "0", "Points above and below."),
        .optional("top", .signedLength, "vertical", "Points above."),
        .optional("leading", .signedLength, "horizontal", "Points before."),
        .optional("bottom", .signedLength, "vertical", "Points below."),
        .optional("trailing", .signedLength, "horizontal", "Points after."),
      ]
    ) { view, arguments in
      if let insets = try arguments.paddingInsets() { return view.padded(insets) }
      let edges = try arguments["edges"]
      guard let length = try arguments["length"] else {
        return view.padded(try edges?.edges() ?? .all, nil)
      }
      let points = try length.paddingLength()
      guard let edges else { return view.padded(points.edges, points.length) }
      guard let points = points.length else {
        throw edges.error(found: "edges beside edges", expected: "points beside them")
      }
      return view.padded(try edges.edges(), points)
    }
  }
}

extension Arguments {
  private static let axes = ["horizontal", "vertical"]

  /// The points of single edges, which count over those of both sides; nil where there are none.
  fileprivate func paddingInsets() throws -> EdgeInsets? {
    let sides = SceneValue.insetKeys
    guard let side = try (Self.axes + sides).lazy.compactMap({ try self[$0] }).first else {
      return nil
    }
    guard try self["length"] == nil, try self["edges"] == nil else {
      throw side.error(
        found: "single edges together with edges or length", expected: "one or the other")
    }
    func length(_ key: String) throws -> CGFloat? {
      try self[key]?.length(allowsNegative: true)
    }
    let (horizontal, vertical) = (try length("horizontal") ?? 0, try length("vertical") ?? 0)
    return EdgeInsets(
      top: try length("top") ?? vertical, leading: try length("leading") ?? horizontal,
      bottom: try length("bottom") ?? vertical, trailing: try length("trailing") ?? horizontal)
  }
}
