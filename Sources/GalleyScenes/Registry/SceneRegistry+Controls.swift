import Galley

extension SceneRegistry {
  static let title = KeyDefinition.optional("title", .title, "none", "The title.")
  static let symbol = KeyDefinition.optional(
    "systemImage", .string, "none", "The name of a symbol before the title.")
  static let controlTitle = KeyDefinition.optional(
    "title", .title, "none", "The label before the control; none if not set.")
  static let range = KeyDefinition.optional(
    "in", .range, "[0, 1]", "The minimum and the maximum.")
  static let value = KeyDefinition.required("value", .quantity, "The value, within the range.")

  static var controls: [ElementDefinition] {
    [button, link, toggle, slider, stepper, textField, secureField]
  }

  private static let buttonLooks = [
    ControlLook("automatic") { AnyView($0.buttonStyle(.automatic)) },
    ControlLook("bordered") { AnyView($0.buttonStyle(.bordered)) },
    ControlLook("borderedProminent") { AnyView($0.buttonStyle(.borderedProminent)) },
    ControlLook("borderless") { AnyView($0.buttonStyle(.borderless)) },
    ControlLook("plain") { AnyView($0.buttonStyle(.plain)) },
  ]

  private static var button: ElementDefinition {
    let roles: [(String, ButtonRole)] = [("destructive", .destructive), ("cancel", .cancel)]
    return ElementDefinition(
      name: "Button", summary: "A button, at rest.",
      keys: [
        title, symbol,
        .optional(
          "children", .views, "[]", "The views of the label, instead of a title and a symbol."),
        .optional(
          "role", .choice(roles.map(\.0)), "none",
          "destructive or cancel."),
        .look(buttonLooks),
      ]
    ) { arguments in
      let role = try arguments["role"]?.choice(roles, "a role")
      let label = try arguments.labelOrChildren()
      return try arguments.styled(Button(role: role, action: {}) { label }, buttonLooks)
    }
  }

  private static var link: ElementDefinition {
    ElementDefinition(
      name: "Link", summary: "A link to a page, at rest.",
      keys: [
        title, symbol,
        .optional(
          "children", .views, "[]", "The views of the label, instead of a title and a symbol."),
        .required("destination", .string, "The URL of the page, with its scheme."),
      ]
    ) { arguments in
      let label = try arguments.labelOrChildren()
      return AnyView(Link(destination: try arguments.required("destination").address()) { label })
    }
  }

  private static let toggleLooks = [
    ControlLook("automatic") { AnyView($0.toggleStyle(.automatic)) },
    ControlLook("switch") { AnyView($0.toggleStyle(.switch)) },
    ControlLook("button") { AnyView($0.toggleStyle(.button)) },
    ControlLook("checkbox") { AnyView($0.toggleStyle(.checkbox)) },
  ]

  private static var toggle: ElementDefinition {
    ElementDefinition(
      name: "Toggle", summary: "A switch that is on or off.",
      keys: [
        controlTitle, symbol,
        .optional("isOn", .bool, "false", "Whether it is on."), .look(toggleLooks),
      ]
    ) { arguments in
      let isOn = try arguments["isOn"]?.bool() ?? false
      return try arguments.styled(
        try arguments.titled { label in
          AnyView(Toggle(isOn: .constant(isOn)) { label })
        }, toggleLooks)
    }
  }

  private static var slider: ElementDefinition {
    ElementDefinition(
      name: "Slider", summary: "A value within a range, on a track.",
      keys: [
        value, range,
        .optional(
          "step", .number(1e-6...SceneValue.quantityLimit), "none",
          "The distance between selectable values, at most the length of the range."),
        .optional("minimumValueLabel", .title, "none", "The label of the minimum."),
        .optional("maximumValueLabel", .title, "none", "The label of the maximum."),
      ]
    ) { arguments in
      let (value, range) = try arguments.valueInRange()
      let step = try arguments["step"]?.number(
        1e-6...max(1e-6, range.upperBound - range.lowerBound), "a step")
      let (least, greatest) = try (arguments["minimumValueLabel"], arguments["maximumValueLabel"])
      if least == nil, greatest == nil {
        return AnyView(Slider(value: .constant(value), in: range, step: step))
      }
      func label(_ value: SceneValue?) throws -> AnyView {
        try value?.title(arguments.decoder) ?? AnyView(EmptyView())
      }
      let (first, last) = (try label(least), try label(greatest))
      return AnyView(
        Slider(value: .constant(value), in: range, step: step) {
          EmptyView()
        } minimumValueLabel: {
          first
        } maximumValueLabel: {
          last
        })
    }
  }

  private static var stepper: ElementDefinition {
    ElementDefinition(
      name: "Stepper", summary: "Two buttons that increase and decrease a value.",
      keys: [controlTitle, symbol, value, range]
    ) { arguments in
      let (value, range) = try arguments.valueInRange()
      return try arguments.titled { label in
        AnyView(Stepper(value: .constant(value), in: range) { label })
      }
    }
  }
}

// Fields.
extension SceneRegistry {
  private static let fieldLooks = [
    ControlLook("automatic") { AnyView($0.textFieldStyle(.automatic)) },
    ControlLook("plain") { AnyView($0.textFieldStyle(.plain)) },
    ControlLook("roundedBorder") { AnyView($0.textFieldStyle(.roundedBorder)) },
  ]

  private static func fieldKeys(_ text: String) -> [KeyDefinition] {
    [
      .optional("title", .text, "none", "The placeholder while the field is empty."),
      .optional("prompt", .text, "the title", "The placeholder, instead of the title."),
      .optional("text", .text, "empty", text), .look(fieldLooks),
    ]
  }

  private static var textField: ElementDefinition {
    ElementDefinition(
      name: "TextField", summary: "An editable line of text.",
      keys: fieldKeys("The text of the field.")
    ) { arguments in
      let (title, text, prompt) = try arguments.fieldTexts()
      return try arguments.styled(
        TextField(title, text: .constant(text), prompt: prompt), fieldLooks)
    }
  }

  private static var secureField: ElementDefinition {
    ElementDefinition(
      name: "SecureField", summary: "A line of text that is hidden, such as a password.",
      keys: fieldKeys("The text of the field; each character is drawn as a dot.")
    ) { arguments in
      let (title, text, prompt) = try arguments.fieldTexts()
      return try arguments.styled(
        SecureField(title, text: .constant(text), prompt: prompt), fieldLooks)
    }
  }
}

extension Arguments {
  fileprivate func fieldTexts() throws -> (title: String, text: String, prompt: Text?) {
    (
      try self["title"]?.displayText() ?? "", try self["text"]?.displayText() ?? "",
      try self["prompt"].map { Text(verbatim: try $0.displayText()) }
    )
  }
}
