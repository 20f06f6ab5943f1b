import Galley

extension SceneRegistry {
  static var textModifiers: [ModifierDefinition] {
    fontModifiers + characterModifiers + lineModifiers
  }

  private static var fontModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "font", summary: "The font of texts.",
        argument: .required(
          "font", .nullable(.font), "A text style by name, or size, weight and name."),
        keys: []
      ) { view, arguments in
        AnyView(view.font(try arguments.required("font").ifNotNull { try $0.font() }))
      },
      ModifierDefinition(
        name: "fontWeight", summary: "The weight of texts, over their fonts' own.",
        argument: .required("weight", .nullable(.fontWeight), "The weight."), keys: []
      ) { view, arguments in
        AnyView(
          view.fontWeight(try arguments.required("weight").ifNotNull { try $0.fontWeight() }))
      },
      ModifierDefinition(
        name: "bold", summary: "Bold texts.",
        argument: .required("isActive", .bool, "Whether they are bold."), keys: []
      ) { view, arguments in
        AnyView(view.bold(try arguments.required("isActive").bool()))
      },
      ModifierDefinition(
        name: "fontWidth", summary: "The width of texts, where their fonts have it.",
        argument: .required("width", .fontWidth, "A width by name, or from -1 to 1."),
        keys: []
      ) { view, arguments in
        AnyView(view.fontWidth(try arguments.required("width").fontWidth()))
      },
      ModifierDefinition(
        name: "fontDesign", summary: "The design of texts, over their fonts' own.",
        argument: .required(
          "design", .nullable(.fontDesign), "default, monospaced, serif or rounded."), keys: []
      ) { view, arguments in
        AnyView(
          view.fontDesign(try arguments.required("design").ifNotNull { try $0.fontDesign() }))
      },
      flag("italic", "Italic texts.") { AnyView($0.italic($1)) },
      flag("monospaced", "Texts of fixed widths.") { AnyView($0.monospaced($1)) },
      flag("monospacedDigit", "Digits of one width.") { view, isActive in
        isActive ? AnyView(view.monospacedDigit()) : view
      },
    ]
  }

  private static var characterModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "tracking", summary: "Points behind each character of texts.",
        argument: .required("tracking", .signedLength, "Points; negative ones set closer."),
        keys: []
      ) { view, arguments in
        AnyView(view.tracking(try arguments.required("tracking").length(allowsNegative: true)))
      },
      ModifierDefinition(
        name: "kerning", summary: "SwiftUI's other name of tracking.",
        argument: .required("kerning", .signedLength, "Points; negative ones set closer."), keys: []
      ) { view, arguments in
        AnyView(view.kerning(try arguments.required("kerning").length(allowsNegative: true)))
      },
      ModifierDefinition(
        name: "baselineOffset", summary: "Points by which texts stand above their baselines.",
        argument: .required("offset", .signedLength, "Points; negative ones lower."), keys: []
      ) { view, arguments in
        AnyView(view.baselineOffset(try arguments.required("offset").length(allowsNegative: true)))
      },
      ModifierDefinition(
        name: "textCase", summary: "In which case texts are shown.",
        argument: .required(
          "textCase", .nullable(.choice(["uppercase", "lowercase"])),
          "uppercase or lowercase; null is as written."), keys: []
      ) { view, arguments in
        AnyView(
          view.textCase(
            try arguments.required("textCase").ifNotNull {
              try $0.choice([("uppercase", .uppercase), ("lowercase", .lowercase)], "a case")
            }))
      },
      ModifierDefinition(
        name: "textStroke", summary: "A line along the outlines of texts, behind what fills them.",
        argument: .required("style", .style, "A colour, a gradient or a picture."),
        keys: [.optional("lineWidth", .length, "1", "Points, half of them outside.")]
      ) { view, arguments in
        AnyView(
          view.textStroke(
            try arguments.decoder.style(arguments.required("style")),
            lineWidth: try arguments["lineWidth"]?.length() ?? 1))
      },
      textLine("underline", "A line below texts.") { AnyView($0.underline($1, color: $2)) },
      textLine("strikethrough", "A line through texts.") {
        AnyView($0.strikethrough($1, color: $2))
      },
    ]
  }

  /// A modifier that is on or off.
  private static func flag(
    _ name: String, _ summary: String, _ apply: @escaping @Sendable (AnyView, Bool) -> AnyView
  ) -> ModifierDefinition {
    ModifierDefinition(
      name: name, summary: summary,
      argument: .required("isActive", .bool, "Whether it holds."), keys: []
    ) { view, arguments in
      apply(view, try arguments.required("isActive").bool())
    }
  }

  /// A modifier that is on, off, or on with a colour.
  private static func textLine(
    _ name: String, _ summary: String,
    _ apply: @escaping @Sendable (AnyView, Bool, Color?) -> AnyView
  ) -> ModifierDefinition {
    ModifierDefinition(
      name: name, summary: summary,
      argument: .optional("isActive", .textLine, "true", "Whether there is one, or its colour."),
      keys: [.optional("color", .color, "the text's", "The line's colour.")]
    ) { view, arguments in
      let line = try arguments["isActive"]?.textLine()
      let color = try arguments["color"]?.color() ?? line?.color
      return apply(view, line?.isActive ?? true, color)
    }
  }

  private static var lineModifiers: [ModifierDefinition] {
    [
      flag("textJustified", "Lines that reach both sides.") { AnyView($0.textJustified($1)) },
      flag("textBalanced", "Lines as equal as can be.") { AnyView($0.textBalanced($1)) },
      ModifierDefinition(
        name: "truncationMode", summary: "Which part of texts that do not fit is left out.",
        argument: .required("mode", .choice(["head", "middle", "tail"]), "head, middle or tail."),
        keys: []
      ) { view, arguments in
        AnyView(
          view.truncationMode(
            try arguments.required("mode").choice(
              [("head", .head), ("middle", .middle), ("tail", .tail)], "a truncation mode")))
      },
      ModifierDefinition(
        name: "minimumScaleFactor", summary: "How much smaller texts may become until they fit.",
        argument: .required("factor", .number(0.01...1), "0.01 to 1."), keys: []
      ) { view, arguments in
        AnyView(
          view.minimumScaleFactor(
            CGFloat(try arguments.required("factor").number(0.01...1, "a factor"))))
      },
      ModifierDefinition(
        name: "textFit",
        summary: "The largest size at which texts fit what is offered, no word broken.",
        argument: nil,
        keys: [
          .required("smallest", .number(0.1...10_000), "Points; at this size texts are cut."),
          .required("largest", .number(0.1...10_000), "Points."),
        ]
      ) { view, arguments in
        func size(_ key: String) throws -> CGFloat {
          CGFloat(try arguments.required(key).number(0.1...10_000, "a number of points"))
        }
        let (smallest, largest) = (try size("smallest"), try size("largest"))
        guard smallest <= largest else {
          throw arguments.owner.error(
            found: "a smallest size above the largest", expected: "one up to the largest")
        }
        return AnyView(view.textFit(smallest: smallest, largest: largest))
      },
      lineLimit,
      ModifierDefinition(
        name: "lineSpacing", summary: "Points between the lines of texts.",
        argument: .required("lineSpacing", .length, "Points, 0 or more."), keys: []
      ) { view, arguments in
        AnyView(view.lineSpacing(try arguments.required("lineSpacing").length()))
      },
      ModifierDefinition(
        name: "multilineTextAlignment", summary: "Where shorter lines lie in a text's own box.",
        argument: .required("alignment", .textAlignment, "The alignment."), keys: []
      ) { view, arguments in
        AnyView(view.multilineTextAlignment(try arguments.required("alignment").textAlignment()))
      },
    ]
  }

  private static var lineLimit: ModifierDefinition {
    let lines = ValueKind.integer(1...1_000_000)
    return ModifierDefinition(
      name: "lineLimit", summary: "The largest number of lines of texts.",
      argument: .optional(
        "number", .nullable(lines), "none", "The number of lines; null is as many as there are."),
      keys: [
        .optional("reservesSpace", .bool, "false", "Whether room is kept for all of them."),
        .optional(
          "minimum", lines, "none", "The lines that room is kept for, instead of a number."),
        .optional("maximum", lines, "none", "The largest number of lines, beside a minimum."),
      ]
    ) { view, arguments in
      func count(_ value: SceneValue?) throws -> Int? {
        try value?.ifNotNull { try $0.integer(1...1_000_000) }
      }
      if let least = try count(arguments["minimum"]) {
        guard let most = try count(arguments["maximum"]) else {
          return AnyView(view.lineLimit(least...))
        }
        guard least <= most else {
          throw arguments.owner.error(
            found: "a minimum above the maximum", expected: "a minimum up to the maximum")
        }
        return AnyView(view.lineLimit(least...most))
      }
      let number = try arguments.required("number")
      // A range is written as its ends.
      if case .array(let ends) = number.node.value, ends.count == 2, let least = ends[0].number,
        let most = ends[1].number
      {
        let (least, most) = (JSONNode.text(least), JSONNode.text(most))
        throw number.error(
          expected: "a whole number, or an object with a minimum and a maximum",
          suggestion: "{\"minimum\": \(least), \"maximum\": \(most)}")
      }
      let limit = try count(number)
      guard try arguments["reservesSpace"]?.bool() ?? false, let limit else {
        return AnyView(view.lineLimit(limit))
      }
      return AnyView(view.lineLimit(limit, reservesSpace: true))
    }
  }
}
