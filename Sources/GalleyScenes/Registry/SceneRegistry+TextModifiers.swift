import Galley
import GalleyData

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
        view.withFont(try arguments.required("font").ifNotNull { try $0.font() })
      },
      ModifierDefinition(
        name: "fontWeight", summary: "The weight of texts; overrides their fonts' weight.",
        argument: .required("weight", .nullable(.fontWeight), "The weight."), keys: []
      ) { view, arguments in
        view.withFontWeight(try arguments.required("weight").ifNotNull { try $0.fontWeight() })
      },
      ModifierDefinition(
        name: "bold", summary: "Bold texts.",
        argument: .required("isActive", .bool, "Whether they are bold."), keys: []
      ) { view, arguments in
        AnyView(view.bold(try arguments.required("isActive").bool()))
      },
      ModifierDefinition(
        name: "fontWidth", summary: "The width of texts, if their fonts have it.",
        argument: .required("width", .fontWidth, "A width by name, or from -1 to 1."),
        keys: []
      ) { view, arguments in
        AnyView(view.fontWidth(try arguments.required("width").fontWidth()))
      },
      ModifierDefinition(
        name: "fontDesign", summary: "The design of texts; overrides their fonts' design.",
        argument: .required(
          "design", .nullable(.fontDesign), "default, monospaced, serif or rounded."), keys: []
      ) { view, arguments in
        AnyView(
          view.fontDesign(try arguments.required("design").ifNotNull { try $0.fontDesign() }))
      },
      flag("italic", "Italic texts.") { AnyView($0.italic($1)) },
      flag("monospaced", "Monospaced texts.") { AnyView($0.monospaced($1)) },
      flag("monospacedDigit", "Monospaced digits.") { view, isActive in
        isActive ? AnyView(view.monospacedDigit()) : view
      },
    ]
  }

  private static var characterModifiers: [ModifierDefinition] {
    [
      ModifierDefinition(
        name: "tracking", summary: "Points after each character of texts.",
        argument: .required(
          "tracking", .signedLength, "Points; negative values move characters closer together."),
        keys: []
      ) { view, arguments in
        AnyView(view.tracking(try arguments.required("tracking").length(allowsNegative: true)))
      },
      ModifierDefinition(
        name: "kerning", summary: "SwiftUI's other name for tracking.",
        argument: .required(
          "kerning", .signedLength, "Points; negative values move characters closer together."),
        keys: []
      ) { view, arguments in
        AnyView(view.kerning(try arguments.required("kerning").length(allowsNegative: true)))
      },
      ModifierDefinition(
        name: "baselineOffset", summary: "The distance of texts from their baselines.",
        argument: .required(
          "offset", .signedLength, "Points upwards; negative values move texts down."), keys: []
      ) { view, arguments in
        AnyView(view.baselineOffset(try arguments.required("offset").length(allowsNegative: true)))
      },
      ModifierDefinition(
        name: "textCase", summary: "The letter case of texts.",
        argument: .required(
          "textCase", .nullable(.choice(["uppercase", "lowercase"])),
          "uppercase or lowercase; null keeps the case."), keys: []
      ) { view, arguments in
        AnyView(
          view.textCase(
            try arguments.required("textCase").ifNotNull {
              try $0.choice([("uppercase", .uppercase), ("lowercase", .lowercase)], "a case")
            }))
      },
      ModifierDefinition(
        name: "textStroke", summary: "A line along the outlines of texts, behind their fill.",
        argument: .required("style", .style, "A colour, a gradient or an image."),
        keys: [.optional("lineWidth", .length, "1", "The width in points, half of it outside.")]
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
      argument: .required("isActive", .bool, "Whether the modifier applies."), keys: []
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
      argument: .optional("isActive", .textLine, "true", "Whether there is a line, or its colour."),
      keys: [.optional("color", .color, "the text's", "The line's colour.")]
    ) { view, arguments in
      let line = try arguments["isActive"]?.textLine()
      let color = try arguments["color"]?.color() ?? line?.color
      return apply(view, line?.isActive ?? true, color)
    }
  }

  private static var lineModifiers: [ModifierDefinition] {
    [
      flag("textJustified", "Lines that fill the offered width.") { AnyView($0.textJustified($1)) },
      flag("textBalanced", "Lines of nearly equal lengths.") { AnyView($0.textBalanced($1)) },
      ModifierDefinition(
        name: "truncationMode", summary: "The part that is omitted from texts that do not fit.",
        argument: .required("mode", .choice(["head", "middle", "tail"]), "head, middle or tail."),
        keys: []
      ) { view, arguments in
        AnyView(
          view.truncationMode(
            try arguments.required("mode").choice(
              [("head", .head), ("middle", .middle), ("tail", .tail)], "a truncation mode")))
      },
      ModifierDefinition(
        name: "minimumScaleFactor",
        summary: "The smallest scale at which texts are drawn to make them fit.",
        argument: .required("factor", .number(0.01...1), "0.01 to 1."), keys: []
      ) { view, arguments in
        AnyView(
          view.minimumScaleFactor(
            CGFloat(try arguments.required("factor").number(0.01...1, "a factor"))))
      },
      ModifierDefinition(
        name: "textFit",
        summary: "The largest size at which texts fit the offered size without breaking words.",
        argument: nil,
        keys: [
          .required(
            "smallest", .number(0.1...10_000), "Points; at this size, texts are truncated."),
          .required("largest", .number(0.1...10_000), "Points."),
        ]
      ) { view, arguments in
        func size(_ key: String) throws -> CGFloat {
          CGFloat(try arguments.required(key).number(0.1...10_000, "a number of points"))
        }
        let (smallest, largest) = (try size("smallest"), try size("largest"))
        guard smallest <= largest else {
          throw arguments.owner.error(
            found: "a smallest size above the largest", expected: "a size of at most the largest")
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
        name: "multilineTextAlignment",
        summary: "The alignment of the lines in the frame of a text.",
        argument: .required("alignment", .textAlignment, "The alignment."), keys: []
      ) { view, arguments in
        AnyView(view.multilineTextAlignment(try arguments.required("alignment").textAlignment()))
      },
    ]
  }

  private static var lineLimit: ModifierDefinition {
    let lines = ValueKind.integer(1...1_000_000)
    return ModifierDefinition(
      name: "lineLimit", summary: "The maximum number of lines of texts.",
      argument: .optional(
        "number", .nullable(lines), "none", "The number of lines; null means no limit."),
      keys: [
        .optional("reservesSpace", .bool, "false", "Whether space is reserved for all of them."),
        .optional(
          "minimum", lines, "none", "The lines that space is reserved for, instead of a number."),
        .optional(
          "maximum", lines, "none", "The maximum number of lines, together with a minimum."),
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
            found: "a minimum above the maximum", expected: "a minimum of at most the maximum")
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
