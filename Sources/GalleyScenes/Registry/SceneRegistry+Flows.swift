import Galley
import GalleyData

extension SceneRegistry {
  static var flows: [ElementDefinition] {
    [
      ElementDefinition(
        name: "HFlow", summary: "Views in rows that wrap, with all features of a flow.",
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
        name: "VFlow", summary: "Views in columns that wrap, with all features of a flow.",
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
        name: "LineBreak", summary: "Ends the line of a flow; has no effect elsewhere.", keys: []
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
        "itemSpacing", .signedLength, "the views' own spacing", "Points between two views."),
      .optional(
        lineSpacing, .signedLength, "the views' own spacing", "Points between two \(lines)."),
      .optional("justified", .bool, "false", "Whether \(lines) fill the full length of the flow."),
      .optional("justifiesLastLines", .bool, "true", "Whether the last \(line) is justified, too."),
      .optional(
        "distributeItemsEvenly", .bool, "false", "Whether \(lines) have nearly equal lengths."),
      .optional("maxLines", .integer(1...1_000_000), "all", "The maximum number of \(lines)."),
      .optional(
        "indicator", .view, "none",
        "The view after the last visible one if others are left out; {{hidden}} is their number."),
      .optional("itemSeparator", .view, "none", "The view between two views of a \(line)."),
      .optional("lineSeparator", .view, "none", "The view between two \(lines)."),
      .optional(
        "oversizedItems", .choice(["kept", "clipped", "shrunk"]), "shrunk",
        "How views longer than a \(line) are drawn: kept, clipped or shrunk."),
      children,
    ]
  }

  static var flowModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "startInNewLine", summary: "Starts a new line of a flow with the view.",
        argument: .required("isEnabled", .bool, "Whether the modifier applies."), keys: []
      ) { view, arguments in
        AnyView(view.startInNewLine(try arguments.required("isEnabled").bool()))
      },
      ModifierDefinition(
        name: "endLine", summary: "Ends a line of a flow with the view.",
        argument: .required("isEnabled", .bool, "Whether the modifier applies."), keys: []
      ) { view, arguments in
        AnyView(view.endLine(try arguments.required("isEnabled").bool()))
      },
      ModifierDefinition(
        name: "flexibility", summary: "How the view grows if its line in a flow has space left.",
        argument: .required(
          "flexibility", .flexibility, "minimum, natural, maximum, or the weight of its growth."
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
        found: "\"indicator\" without \"maxLines\"", expected: "both, or neither")
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
      let problems = scope.context.problems
      let noted = problems?.noted
      let view = try decoder.view(value)
      // What is wrong with it is kept for a scene that is being read, and is an error of the layout later.
      if let problems, problems.noted != noted, let error = problems.list.last { throw error }
      return view
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
