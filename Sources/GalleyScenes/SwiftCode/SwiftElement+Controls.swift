import Galley
import GalleyData

// Controls and what is written on them.
extension SwiftElement {
  static let controls: [String: SwiftElement] = [
    "Button": SwiftElement { try $0.styled($0.button(), "buttonStyle") },
    "Link": SwiftElement {
      let address = SwiftLiteral.string(try $0.arguments.required("destination").string())
      return SwiftLines.call(
        "Link(destination: URL(string: \(address))!)", [("", try $0.labelOrChildren())])
    },
    "Toggle": SwiftElement {
      let isOn = try $0.value("isOn") ?? "false"
      return try $0.styled($0.titled("Toggle(isOn: .constant(\(isOn)))"), "toggleStyle")
    },
    "Slider": SwiftElement { try $0.slider() },
    "Stepper": SwiftElement { try $0.titled("Stepper\(try $0.valueInRange())") },
    "TextField": SwiftElement { try $0.styled($0.field(), "textFieldStyle") },
    "SecureField": SwiftElement { try $0.styled($0.field(), "textFieldStyle") },
    "Picker": SwiftElement { try $0.styled($0.picker(), "pickerStyle") },
    "DatePicker": SwiftElement { try $0.styled($0.datePicker(), "datePickerStyle") },
    "ColorPicker": SwiftElement {
      try $0.titled(
        "ColorPicker(selection: .constant(\(try $0.value("selection") ?? "Color.clear")))")
    },
    "ProgressView": SwiftElement { try $0.styled($0.progressView(), "progressViewStyle") },
    "Gauge": SwiftElement { try $0.styled($0.gauge(), "gaugeStyle") },
  ]

  static let labels: [String: SwiftElement] = [
    "Label": SwiftElement { call in
      let symbol = try call["systemImage"].map {
        SwiftLines("Image(systemName: \(SwiftLiteral.string(try $0.string())))")
      }
      let icon = try call["icon"].map { try call.writer.view($0) } ?? symbol
      return try call.styled(
        SwiftLines.call(
          "Label",
          [
            ("", try call.title("title") ?? SwiftLines()),
            ("icon", icon ?? SwiftLines("EmptyView()")),
          ]),
        "labelStyle")
    },
    "LabeledContent": SwiftElement {
      let content = try $0.title("value") ?? $0.writer.children($0["children"])
      return SwiftLines.call(
        "LabeledContent", [("", content), ("label", try $0.label() ?? SwiftLines("EmptyView()"))])
    },
    "ContentUnavailableView": SwiftElement {
      SwiftLines.call(
        "ContentUnavailableView",
        [
          ("", try $0.label() ?? SwiftLines("EmptyView()")),
          ("description", try $0.title("description") ?? SwiftLines("EmptyView()")),
          ("actions", try $0.writer.children($0["actions"])),
        ])
    },
    "GroupBox": SwiftElement {
      let views = try $0.writer.children($0["children"])
      guard let label = try $0.label() else { return SwiftLines.call("GroupBox", [("", views)]) }
      return SwiftLines.call("GroupBox", [("", views), ("label", label)])
    },
    "DisclosureGroup": SwiftElement {
      SwiftLines.call(
        "DisclosureGroup(isExpanded: .constant(\(try $0.value("isExpanded") ?? "false")))",
        [
          ("", try $0.writer.children($0["children"])),
          ("label", try $0.label() ?? SwiftLines("EmptyView()")),
        ])
    },
  ]
}

extension SwiftCall {
  fileprivate func button() throws -> SwiftLines {
    SwiftLines.call(
      "Button", [("", SwiftLines()), ("label", try labelOrChildren())], role: try value("role"))
  }

  /// `(value: .constant(0.5), in: 0...1)`.
  fileprivate func valueInRange() throws -> String {
    SwiftLiteral.arguments([
      ("value", ".constant(\(try decimal("value") ?? "0.0"))"),
      ("in", try value("in") ?? "0.0...1.0"),
    ])
  }

  fileprivate func slider() throws -> SwiftLines {
    let head =
      "Slider"
      + SwiftLiteral.arguments([
        ("value", ".constant(\(try decimal("value") ?? "0.0"))"),
        ("in", try value("in") ?? "0.0...1.0"),
        ("step", try decimal("step")),
      ])
    guard let ends = try endLabels() else { return SwiftLines(head) }
    return SwiftLines.call(head, [("", SwiftLines("EmptyView()"))] + ends)
  }

  /// The closures of the labels at the ends of a range, which are of one type in SwiftUI; nil where neither is there.
  private func endLabels() throws -> [(label: String, body: SwiftLines)]? {
    let keys = ["minimumValueLabel", "maximumValueLabel"]
    let labels = try keys.map { try title($0) }
    guard labels.contains(where: { $0 != nil }) else { return nil }
    let areTexts = try keys.allSatisfy { key in
      guard let node = try self[key]?.node, case .object = node.value else {
        return try self[key] != nil
      }
      return false
    }
    return zip(keys, labels).map { key, label in
      let label = label ?? SwiftLines("EmptyView()")
      return (key, areTexts ? label : SwiftLines.call("AnyView", value: label))
    }
  }

  fileprivate func field() throws -> SwiftLines {
    SwiftLines(
      name
        + SwiftLiteral.arguments([
          (nil, SwiftLiteral.title(try arguments["title"]?.displayText() ?? "")),
          ("text", ".constant(\(try value("text") ?? "\"\""))"),
          ("prompt", try value("prompt").map { "Text(verbatim: \($0))" }),
        ]))
  }

  fileprivate func picker() throws -> SwiftLines {
    var options = SwiftLines()
    let list = try arguments.required("options")
    for option in try list.options() {
      let tag = SwiftLiteral.string(option.tag)
      options.append(
        try list.counted {
          guard let symbol = option.systemImage else {
            return "Text(verbatim: \(SwiftLiteral.string(option.title))).tag(\(tag))"
          }
          let (title, name) = (SwiftLiteral.title(option.title), SwiftLiteral.string(symbol))
          return "Label(\(title), systemImage: \(name)).tag(\(tag))"
        })
    }
    let selection = try value("selection") ?? "String?.none"
    let label = try label()
    var lines = SwiftLines.call(
      "Picker(selection: .constant(\(selection)))",
      [("", options), ("label", label ?? SwiftLines("EmptyView()"))])
    if label == nil { lines.call(SwiftLines(".labelsHidden()")) }
    return lines
  }

  fileprivate func datePicker() throws -> SwiftLines {
    let (date, zone) = try arguments.required("selection").date()
    let components = try arguments["displayedComponents"]?.swiftName() ?? "both"
    let shown = components == "both" ? "[.date, .hourAndMinute]" : ".\(components)"
    let seconds = SwiftLiteral.number(date.timeIntervalSince1970)
    var lines = try titled(
      "DatePicker(selection: .constant(Date(timeIntervalSince1970: \(seconds))), displayedComponents: \(shown))"
    )
    lines.call(
      SwiftLines(
        ".environment(\\.timeZone, TimeZone(secondsFromGMT: \(zone.secondsFromGMT(for: date)))!)"))
    return lines
  }

  fileprivate func progressView() throws -> SwiftLines {
    // Without a value the total counts for nothing.
    let value = try decimal("value")
    let total = value == nil ? nil : try decimal("total")
    let head =
      "ProgressView"
      + SwiftLiteral.arguments([("value", value ?? "Double?.none"), ("total", total)])
    let (label, words) = (try label(), try title("currentValueLabel"))
    switch (label, words) {
    case (nil, nil): return SwiftLines(head)
    case (let label?, nil): return SwiftLines.call(head, [("", label)])
    case (_, let words?):
      return SwiftLines.call(
        head, [("", label ?? SwiftLines("EmptyView()")), ("currentValueLabel", words)])
    }
  }

  fileprivate func gauge() throws -> SwiftLines {
    let head =
      "Gauge"
      + SwiftLiteral.arguments([
        ("value", try decimal("value")), ("in", try value("in") ?? "0.0...1.0"),
      ])
    let nothing = SwiftLines("EmptyView()")
    let (words, ends) = (try title("currentValueLabel"), try endLabels())
    var closures: [(label: String, body: SwiftLines)] = [("", try label() ?? nothing)]
    if words != nil || ends != nil { closures.append(("currentValueLabel", words ?? nothing)) }
    return SwiftLines.call(head, closures + (ends ?? []))
  }
}

extension SwiftLines {
  /// A button that does nothing.
  fileprivate static func call(
    _ head: String, _ closures: [(label: String, body: SwiftLines)], role: String?
  ) -> SwiftLines {
    call(role.map { "\(head)(role: \($0))" } ?? head, closures)
  }
}
