import Galley

extension SceneRegistry {
  private static let frameLengths = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight",
  ]

  static var layoutModifiers: [ModifierDefinition] {
    [
      frame, padding, layoutPriority, fixedSize, aspectRatio, scaled("scaledToFit", .fit),
      scaled("scaledToFill", .fill), offset, position, alignmentGuide,
    ]
  }

  private static var fixedSize: ModifierDefinition {
    ModifierDefinition(
      name: "fixedSize", summary: "Gives the view its ideal size, whatever size is offered.",
      argument: .optional(
        "isFixed", .fixedAxes, "true", "Along both axes, or the axis that is named."),
      keys: [
        .optional("horizontal", .bool, "true", "Along the horizontal axis."),
        .optional("vertical", .bool, "true", "Along the vertical axis."),
      ]
    ) { view, arguments in
      let horizontal = try arguments["horizontal"]?.bool() ?? true
      let vertical = try arguments["vertical"]?.bool() ?? true
      if let fixed = try arguments["isFixed"] {
        if case .string = fixed.node.value, fixed.node.bool == nil {
          let axes = try fixed.axes()
          return AnyView(
            view.fixedSize(
              horizontal: axes.contains(.horizontal) && horizontal,
              vertical: axes.contains(.vertical) && vertical))
        }
        guard try fixed.bool() else { return view }
      }
      return AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    }
  }

  private static var aspectRatio: ModifierDefinition {
    ModifierDefinition(
      name: "aspectRatio", summary: "Offers the view a box with an aspect ratio.",
      argument: .optional(
        "ratio", .ratio, "the view's own", "Width by height; fit or fill with the view's own."),
      keys: [.optional("contentMode", .choice(["fit", "fill"]), "fit", "fit or fill.")]
    ) { view, arguments in
      let modes: [(String, ContentMode)] = [("fit", .fit), ("fill", .fill)]
      let mode = try arguments["contentMode"]?.choice(modes, "a content mode")
      let value = try arguments["ratio"]
      if mode == nil, case .string(let name)? = value?.node.value,
        let named = modes.first(where: { $0.0 == name })
      {
        return AnyView(view.aspectRatio(contentMode: named.1))
      }
      let ratio = try value?.number(0.001...1000, "a width by a height")
      return AnyView(view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: mode ?? .fit))
    }
  }

  private static func scaled(_ name: String, _ mode: ContentMode) -> ModifierDefinition {
    ModifierDefinition(
      name: name,
      summary:
        "Offers the view a box with its own aspect ratio that \(mode == .fit ? "fits" : "fills") the offered size.",
      argument: .required("isScaled", .bool, "Whether it is scaled."), keys: []
    ) { view, arguments in
      try arguments.required("isScaled").bool()
        ? AnyView(view.aspectRatio(contentMode: mode)) : view
    }
  }

  private static let point: [KeyDefinition] = [
    .optional("x", .signedLength, "0", "Points to the right."),
    .optional("y", .signedLength, "0", "Points downwards."),
  ]

  private static func point(_ arguments: Arguments) throws -> CGPoint {
    CGPoint(
      x: try arguments["x"]?.length(allowsNegative: true) ?? 0,
      y: try arguments["y"]?.length(allowsNegative: true) ?? 0)
  }

  private static var offset: ModifierDefinition {
    ModifierDefinition(
      name: "offset", summary: "Draws the view at an offset; does not change the layout.",
      argument: nil,
      keys: point
    ) { view, arguments in
      let point = try point(arguments)
      return AnyView(view.offset(x: point.x, y: point.y))
    }
  }

  private static var position: ModifierDefinition {
    ModifierDefinition(
      name: "position", summary: "Centres the view on a point of the offered space.",
      argument: nil, keys: point
    ) { view, arguments in
      AnyView(view.position(try point(arguments)))
    }
  }

  private static var frame: ModifierDefinition {
    ModifierDefinition(
      name: "frame", summary: "A frame around the view: fixed lengths, or limits.", argument: nil,
      keys: frameLengths.map {
        .optional($0, $0.hasPrefix("max") ? .flexibleLength : .length, "the view's own", "Points.")
      } + [.optional("alignment", .alignment, "center", "The position of the view in the frame.")]
    ) { view, arguments in
      let alignment = try arguments["alignment"]?.alignment() ?? .center
      func length(_ key: String) throws -> CGFloat? {
        guard let value = try arguments[key] else { return nil }
        if key.hasPrefix("max") { return try value.flexibleLength() }
        guard key == "width" || key == "height", case .string(let word) = value.node.value,
          ["infinity", ".infinity"].contains(word)
        else { return try value.length() }
        let limit = key == "width" ? "maxWidth" : "maxHeight"
        throw value.error(
          expected: "a number of points; what is as large as the room has a limit",
          suggestion: "{\"\(limit)\": \"infinity\"}")
      }
      let fixed = try frameLengths.prefix(2).compactMap { try arguments[$0] }
      let limits = try frameLengths.dropFirst(2).compactMap { try arguments[$0] }
      if fixed.isEmpty {
        return view.framed(
          minWidth: try length("minWidth"), idealWidth: try length("idealWidth"),
          maxWidth: try length("maxWidth"), minHeight: try length("minHeight"),
          idealHeight: try length("idealHeight"), maxHeight: try length("maxHeight"),
          alignment: alignment)
      }
      if let limit = limits.first {
        throw limit.error(
          found: "fixed lengths and limits in one frame",
          expected: "two frames: one with width and height, one with the limits")
      }
      return view.framed(
        width: try length("width"), height: try length("height"), alignment: alignment)
    }
  }

  private static var layoutPriority: ModifierDefinition {
    ModifierDefinition(
      name: "layoutPriority",
      summary: "The priority of the view when a stack divides its space; higher first.",
      argument: .required("value", .anyNumber, "The priority; the default of a view is 0."),
      keys: []
    ) { view, arguments in
      AnyView(
        view.layoutPriority(try arguments.required("value").number(-1e6...1e6, "a number")))
    }
  }

  /// Of the two-dimensional guides, those that every view has.
  private static let guides = [
    "leading", "center", "trailing", "top", "verticalCenter", "bottom", "firstTextBaseline",
    "lastTextBaseline",
  ]

  private static var alignmentGuide: ModifierDefinition {
    ModifierDefinition(
      name: "alignmentGuide", summary: "Moves an alignment guide of the view.",
      argument: .required("guide", .choice(guides), "The guide that is moved."),
      keys: [
        .optional("of", .choice(guides), "none", "Another guide of the same axis to move it to."),
        .optional("plus", .signedLength, "0", "Points further right or down."),
      ]
    ) { view, arguments in
      let name = try arguments.required("guide")
      let plus = try arguments["plus"]?.length(allowsNegative: true) ?? 0
      let other = try arguments["of"]
      if let guide = try name.guide().horizontal {
        let base = try other.map { try $0.guide(horizontal: true).horizontal } ?? nil
        return AnyView(view.alignmentGuide(guide.key, at: base?.key, plus: plus))
      }
      let guide = try name.guide().vertical ?? .center
      let base = try other.map { try $0.guide(horizontal: false).vertical } ?? nil
      return AnyView(view.alignmentGuide(guide.key, at: base?.key, plus: plus))
    }
  }
}

extension SceneValue {
  /// A guide of one axis by its name; `center` is that of the horizontal axis.
  /// - Parameter horizontal: the axis that it must have; nil takes either.
  fileprivate func guide(
    horizontal: Bool? = nil
  ) throws -> (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) {
    let columns: [(String, HorizontalAlignment?)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    let rows: [(String, VerticalAlignment?)] = [
      ("top", .top), ("verticalCenter", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ]
    switch horizontal {
    case true: return (try choice(columns, "a guide of the same axis"), nil)
    case false: return (nil, try choice(rows, "a guide of the same axis"))
    case nil:
      return try choice(
        columns.map { ($0.0, ($0.1, nil)) } + rows.map { ($0.0, (nil, $0.1)) }, "a guide")
    }
  }
}
