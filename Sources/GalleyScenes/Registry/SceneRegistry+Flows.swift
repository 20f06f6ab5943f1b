import Galley

extension SceneRegistry {
  static var flows: [ElementDefinition] {
    [
      ElementDefinition(
        name: "HFlow", summary: "Views in rows, with all that a flow can do.",
        keys: flowKeys("rowSpacing", "row", "rows", horizontal: "leading", vertical: "center")
      ) { arguments in
        var layout = HFlowLayout(
          horizontalAlignment: try arguments["horizontalAlignment"]?.horizontalAlignment()
            ?? .leading,
          verticalAlignment: try arguments["verticalAlignment"]?.verticalAlignment() ?? .center,
          horizontalSpacing: try arguments["itemSpacing"]?.length(allowsNegative: true),
          verticalSpacing: try arguments["rowSpacing"]?.length(allowsNegative: true),
          justified: try arguments["justified"]?.bool() ?? false,
          distributeItemsEvenly: try arguments["distributeItemsEvenly"]?.bool() ?? false)
        try arguments.limit(&layout)
        let views = try arguments.children()
        return AnyView(try arguments.decorate(HFlow(layout: layout) { views }))
      },
      ElementDefinition(
        name: "VFlow", summary: "Views in columns, with all that a flow can do.",
        keys: flowKeys(
          "columnSpacing", "column", "columns", horizontal: "center", vertical: "top")
      ) { arguments in
        var layout = VFlowLayout(
          horizontalAlignment: try arguments["horizontalAlignment"]?.horizontalAlignment()
            ?? .center,
          verticalAlignment: try arguments["verticalAlignment"]?.verticalAlignment() ?? .top,
          horizontalSpacing: try arguments["columnSpacing"]?.length(allowsNegative: true),
          verticalSpacing: try arguments["itemSpacing"]?.length(allowsNegative: true),
          justified: try arguments["justified"]?.bool() ?? false,
          distributeItemsEvenly: try arguments["distributeItemsEvenly"]?.bool() ?? false)
        try arguments.limit(&layout)
        let views = try arguments.children()
        return AnyView(try arguments.decorate(VFlow(layout: layout) { views }))
      },
      ElementDefinition(
        name: "LineBreak", summary: "Ends the line of a flow; elsewhere nothing.", keys: []
      ) { _ in AnyView(LineBreak()) },
    ]
  }

  private static func flowKeys(
    _ lineSpacing: String, _ line: String, _ lines: String, horizontal: String, vertical: String
  ) -> [KeyDefinition] {
    [
      .optional("horizontalAlignment", .horizontalAlignment, horizontal, "Along the x axis."),
      .optional("verticalAlignment", .verticalAlignment, vertical, "Along the y axis."),
      .optional(
        "itemSpacing", .signedLength, "what the views ask for", "Points between two views."),
      .optional(
        lineSpacing, .signedLength, "what the views ask for", "Points between two \(lines)."),
      .optional("justified", .bool, "false", "Whether \(lines) reach both sides."),
      .optional("justifiesLastLines", .bool, "true", "Whether the last \(line) does, too."),
      .optional(
        "distributeItemsEvenly", .bool, "false", "Whether \(lines) are as equal as can be."),
      .optional("maxLines", .integer(1...1_000_000), "all", "How many \(lines) are shown."),
      .optional(
        "indicator", .view, "none",
        "Stands behind the last view where others are left out: {{hidden}} is how many."),
      .optional("itemSeparator", .view, "none", "Stands between two views of a \(line)."),
      .optional("lineSeparator", .view, "none", "Stands between two \(lines)."),
      .optional(
        "oversizedItems", .choice(["kept", "clipped", "shrunk"]), "shrunk",
        "What becomes of views longer than a \(line): kept, clipped or shrunk."),
      children,
    ]
  }

  static var flowModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "startInNewLine", summary: "Begins a line of a flow with the view.",
        argument: .required("isEnabled", .bool, "Whether it does."), keys: []
      ) { view, arguments in
        AnyView(view.startInNewLine(try arguments.required("isEnabled").bool()))
      },
      ModifierDefinition(
        name: "endLine", summary: "Ends a line of a flow with the view.",
        argument: .required("isEnabled", .bool, "Whether it does."), keys: []
      ) { view, arguments in
        AnyView(view.endLine(try arguments.required("isEnabled").bool()))
      },
      ModifierDefinition(
        name: "flexibility", summary: "How the view grows when its line in a flow has length left.",
        argument: .required(
          "flexibility", .flexibility, "minimum, natural, maximum, or the weight by which it grows."
        ),
        keys: []
      ) { view, arguments in
        let value = try arguments.required("flexibility")
        if value.node.number != nil {
          return AnyView(view.flexibility(.grow(try value.number(0...1e6, "a weight"))))
        }
        return AnyView(
          view.flexibility(
            try value.choice(
              [("minimum", .minimum), ("natural", .natural), ("maximum", .maximum)],
              "a flexibility or a weight")))
      },
    ]
  }
}

extension Arguments {
  fileprivate func limit(_ layout: inout some FlowLayout) throws {
    layout.maxLines = try self["maxLines"]?.integer(1...1_000_000)
    layout.justifiesLastLines = try self["justifiesLastLines"]?.bool() ?? true
    layout.oversizedItems =
      try self["oversizedItems"]?.choice(
        [("kept", .kept), ("clipped", .clipped), ("shrunk", .shrunk)], "a treatment") ?? .shrunk
  }

  /// The flow with its separators and its indicator.
  fileprivate func decorate<Flow: FlowContainer>(_ flow: Flow) throws -> Flow {
    var flow = flow
    if let separator = try self["itemSeparator"] {
      let view = try decoder.view(separator)
      flow = flow.itemSeparator { view }
    }
    if let separator = try self["lineSeparator"] {
      let view = try decoder.view(separator)
      flow = flow.lineSeparator { view }
    }
    guard let indicator = unresolved("indicator") else { return flow }
    guard let maxLines = try self["maxLines"] else {
      throw SceneValue(indicator.node, literal: indicator.scope).error(
        found: "an indicator without maxLines", expected: "both")
    }
    let decoder = decoder
    func view(_ hidden: Int) throws -> AnyView {
      let scope = indicator.scope
      // It is read for a layout that may come long after the scene was counted.
      let views = scope.context.views
      defer { scope.context.views = views }
      let number = JSONNode(value: .number(Double(hidden)), offset: indicator.node.offset)
      let inner = scope.binding("hidden", to: number, in: scope.literal)
      guard let value = try SceneValue.resolve(indicator.node, in: inner) else {
        return AnyView(EmptyView())
      }
      return try decoder.view(value)
    }
    // Read once now, so that what is wrong with it is found whether or not it is shown.
    _ = try view(1)
    return flow.maxLines(try maxLines.integer(1...1_000_000)) { hidden in
      do {
        return try view(hidden)
      } catch {
        return AnyView(_UnreadableView(name: "the indicator", reason: "\(error)"))
      }
    }
  }
}
