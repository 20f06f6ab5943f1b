import Galley

extension SceneRegistry {
  static var grids: [ElementDefinition] { [grid, gridRow, lazyVGrid, lazyHGrid, honeycomb] }

  private static let horizontalSpacing = KeyDefinition.optional(
    "horizontalSpacing", .signedLength, "the views' own spacing", "Points between two columns.")
  private static let verticalSpacing = KeyDefinition.optional(
    "verticalSpacing", .signedLength, "the views' own spacing", "Points between two rows.")

  private static var grid: ElementDefinition {
    ElementDefinition(
      name: "Grid", summary: "Views in columns and rows that fit their content.",
      keys: [
        .optional("alignment", .alignment, "center", "Where cells lie in their slots."),
        horizontalSpacing, verticalSpacing, children,
      ]
    ) { arguments in
      let alignment = try arguments["alignment"]?.alignment() ?? .center
      let columns = try arguments["horizontalSpacing"]?.length(allowsNegative: true)
      let rows = try arguments["verticalSpacing"]?.length(allowsNegative: true)
      let views = try arguments.children()
      return AnyView(
        Grid(alignment: alignment, horizontalSpacing: columns, verticalSpacing: rows) { views })
    }
  }

  private static var gridRow: ElementDefinition {
    ElementDefinition(
      name: "GridRow", summary: "The cells of one row of a grid.",
      keys: [
        .optional("alignment", .verticalAlignment, "the grid's", "The alignment of the cells."),
        children,
      ]
    ) { arguments in
      let alignment = try arguments["alignment"]?.verticalAlignment()
      let views = try arguments.children()
      return AnyView(GridRow(alignment: alignment) { views })
    }
  }

  private static var lazyVGrid: ElementDefinition {
    ElementDefinition(
      name: "LazyVGrid", summary: "Views in columns of given widths, row by row; drawn in full.",
      keys: [
        .required("columns", .gridItems, "The columns, first to last."),
        .optional(
          "alignment", .horizontalAlignment, "center", "The alignment of the columns as a whole."),
        .optional("spacing", .signedLength, "8", "Points between two rows."), children,
      ]
    ) { arguments in
      let columns = try arguments.required("columns").gridItems()
      let alignment = try arguments["alignment"]?.horizontalAlignment() ?? .center
      let spacing = try arguments["spacing"]?.length(allowsNegative: true)
      let views = try arguments.children()
      return AnyView(
        LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { views })
    }
  }

  private static var lazyHGrid: ElementDefinition {
    ElementDefinition(
      name: "LazyHGrid",
      summary: "Views in rows of given heights, column by column; drawn in full.",
      keys: [
        .required("rows", .gridItems, "The rows, first to last."),
        .optional(
          "alignment", .verticalAlignment, "center", "The alignment of the rows as a whole."),
        .optional("spacing", .signedLength, "8", "Points between two columns."), children,
      ]
    ) { arguments in
      let rows = try arguments.required("rows").gridItems()
      let alignment = try arguments["alignment"]?.verticalAlignment() ?? .center
      let spacing = try arguments["spacing"]?.length(allowsNegative: true)
      let views = try arguments.children()
      return AnyView(LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { views })
    }
  }

  private static var honeycomb: ElementDefinition {
    ElementDefinition(
      name: "Honeycomb", summary: "Views clipped to equal hexagons with the same gap on all sides.",
      keys: [
        .optional(
          "columns", .integer(1...10_000), "none", "The number of columns; use this or radius."),
        .optional("radius", .integer(0...1000), "none", "The number of rings around the centre."),
        .optional("spacing", .signedLength, "8", "Points between two hexagons."),
        .optional(
          "orientation", .choice(["pointyTop", "flatTop"]), "pointyTop",
          "pointyTop stands on a corner, flatTop on a side."),
        .optional(
          "offset", .choice(["odd", "even"]), "odd", "Which rows are shifted: odd or even, from 0."),
        .optional("cornerRadius", .length, "0", "Points."), children,
      ]
    ) { arguments in
      let spacing = try arguments["spacing"]?.length(allowsNegative: true)
      let orientation = try arguments["orientation"]?.hexagonOrientation() ?? .pointyTop
      let cornerRadius = try arguments["cornerRadius"]?.length() ?? 0
      let views = try arguments.children()
      if let radius = try arguments["radius"] {
        if let other = try arguments["columns"] ?? arguments["offset"] {
          throw other.error(
            found: "columns or offset together with a radius", expected: "one or the other")
        }
        return AnyView(
          Honeycomb(
            radius: try radius.integer(0...1000), spacing: spacing, orientation: orientation,
            cornerRadius: cornerRadius
          ) { views })
      }
      let offset: HoneycombOffset =
        try arguments["offset"]?.choice([("odd", .odd), ("even", .even)], "an offset") ?? .odd
      guard let columns = try arguments["columns"] else {
        throw arguments.owner.missing("columns", "radius", expected: "one of them")
      }
      return AnyView(
        Honeycomb(
          columns: try columns.integer(1...10_000), spacing: spacing, orientation: orientation,
          offset: offset, cornerRadius: cornerRadius
        ) { views })
    }
  }

  static var gridModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "gridCellColumns", summary: "The number of columns that a cell of a grid spans.",
        argument: .required("count", .integer(1...10_000), "From 1 to 10,000."), keys: []
      ) { view, arguments in
        view.spanning(columns: try arguments.required("count").integer(1...10_000))
      },
      ModifierDefinition(
        name: "gridCellRows", summary: "The number of rows that a cell of a grid spans.",
        argument: .required("count", .integer(1...10_000), "From 1 to 10,000."), keys: []
      ) { view, arguments in
        AnyView(view.gridCellRows(try arguments.required("count").integer(1...10_000)))
      },
      ModifierDefinition(
        name: "gridCellAnchor",
        summary: "The position of a cell in its slot; overrides all alignments.",
        argument: .optional(
          "point", .unitPoint, "none", "A named point; use this, or x and y."),
        keys: [
          .optional(
            "x", .number(-1000...1000), "0", "The fraction of the width, instead of a name."),
          .optional("y", .number(-1000...1000), "0", "The fraction of the height."),
        ]
      ) { view, arguments in
        AnyView(view.gridCellAnchor(try arguments.anchor()))
      },
      ModifierDefinition(
        name: "gridColumnAlignment", summary: "The alignment of the cells in the column.",
        argument: .required("guide", .horizontalAlignment, "The guide."), keys: []
      ) { view, arguments in
        AnyView(view.gridColumnAlignment(try arguments.required("guide").horizontalAlignment()))
      },
      ModifierDefinition(
        name: "gridCellUnsizedAxes", summary: "The axes on which a cell requests no space.",
        argument: .required("axes", .axes, "horizontal, vertical or both."), keys: []
      ) { view, arguments in
        AnyView(view.gridCellUnsizedAxes(try arguments.required("axes").axes()))
      },
      ModifierDefinition(
        name: "axialCoordinate", summary: "The hexagon of the view in a honeycomb with a radius.",
        argument: nil,
        keys: [
          .required("q", .integer(-1000...1000), "Steps along a row."),
          .required("r", .integer(-1000...1000), "Steps downwards."),
        ]
      ) { view, arguments in
        AnyView(
          view.axialCoordinate(
            q: try arguments.required("q").integer(-1000...1000),
            r: try arguments.required("r").integer(-1000...1000)))
      },
    ]
  }
}

extension SceneValue {
  /// Tracks of a lazy grid: `"flexible"`, `{"fixed": 60}`, `{"flexible": {"minimum": 10}}`,
  /// `{"adaptive": {"minimum": 45}}`, each with a spacing and an alignment.
  fileprivate func gridItems() throws -> [GridItem] {
    let items = try list()
    guard !items.isEmpty else { throw error(expected: "a list of at least one track") }
    return try items.map { try $0.gridItem() }
  }

  private func gridItem() throws -> GridItem {
    if case .string = node.value {
      return try choice([("flexible", GridItem(.flexible()))], "a track, or an object")
    }
    try check(
      keys: ["fixed", "flexible", "adaptive", "spacing", "alignment"], of: "a track of a grid")
    let sizes: [GridItem.Size] = try [
      member("fixed").map { .fixed(try $0.length()) },
      member("flexible").map { value in
        let (least, most) = try value.limits()
        return .flexible(minimum: least ?? 10, maximum: most)
      },
      member("adaptive").map { value in
        let (least, most) = try value.limits()
        guard let least else {
          throw value.missing("minimum", expected: "the minimum width of a track")
        }
        return .adaptive(minimum: least, maximum: most)
      },
    ].compactMap { $0 }
    guard let size = sizes.first, sizes.count == 1 else {
      throw error(
        found: "\(sizes.count) sizes of a track", expected: "one of fixed, flexible or adaptive")
    }
    return GridItem(
      size, spacing: try member("spacing")?.length(allowsNegative: true),
      alignment: try member("alignment")?.alignment())
  }

  /// `{"minimum": 10, "maximum": "infinity"}`.
  private func limits() throws -> (minimum: CGFloat?, maximum: CGFloat) {
    try check(keys: ["minimum", "maximum"], of: "a track's size")
    return (try member("minimum")?.length(), try member("maximum")?.flexibleLength() ?? .infinity)
  }
}

extension Arguments {
  /// A point by name, or by x and y.
  fileprivate func anchor() throws -> UnitPoint {
    if let point = try self["point"] { return try point.unitPoint() }
    func part(_ key: String) throws -> CGFloat {
      CGFloat(try self[key]?.number(-1000...1000, "a fraction of the side") ?? 0)
    }
    return UnitPoint(x: try part("x"), y: try part("y"))
  }
}
