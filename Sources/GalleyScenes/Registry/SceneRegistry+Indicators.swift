import Galley

extension SceneRegistry {
  static var indicators: [ElementDefinition] { [progressView, gauge] }

  private static let progressLooks = [
    ControlLook("automatic") { AnyView($0.progressViewStyle(.automatic)) },
    ControlLook("linear") { AnyView($0.progressViewStyle(.linear)) },
    ControlLook("circular") { AnyView($0.progressViewStyle(.circular)) },
  ]

  private static let currentValueLabel = KeyDefinition.optional(
    "currentValueLabel", .title, "none", "The value in words.")

  private static var progressView: ElementDefinition {
    ElementDefinition(
      name: "ProgressView", summary: "The progress of a task; indeterminate without a value.",
      keys: [
        title, symbol,
        .optional(
          "value", .number(0...SceneValue.quantityLimit), "not known",
          "The completed amount, at most the total."),
        .optional(
          "total", .number(1e-6...SceneValue.quantityLimit), "1", "The total amount."),
        currentValueLabel, .look(progressLooks),
      ]
    ) { arguments in
      let label = try arguments.label()
      var value: Double?
      var total = 1.0
      if let given = try arguments["value"] {
        total = try arguments["total"]?.number(1e-6...SceneValue.quantityLimit, "a number") ?? 1
        value = try given.number(0...total, "a number")
      }
      let words = try arguments["currentValueLabel"].map { try $0.title(arguments.decoder) }
      return try arguments.styled(progress(value, of: total, label, words), progressLooks)
    }
  }

  /// A label that is not there takes no room.
  private static func progress(
    _ value: Double?, of total: Double, _ label: AnyView?, _ words: AnyView?
  ) -> AnyView {
    switch (label, words) {
    case (nil, nil): AnyView(ProgressView(value: value, total: total))
    case (let label?, nil): AnyView(ProgressView(value: value, total: total) { label })
    case (nil, let words?):
      AnyView(
        ProgressView(value: value, total: total) {
          EmptyView()
        } currentValueLabel: {
          words
        })
    case (let label?, let words?):
      AnyView(
        ProgressView(value: value, total: total) {
          label
        } currentValueLabel: {
          words
        })
    }
  }

  private static let gaugeLooks = [
    ControlLook("automatic") { AnyView($0.gaugeStyle(.automatic)) },
    ControlLook("linearCapacity") { AnyView($0.gaugeStyle(.linearCapacity)) },
    ControlLook("accessoryLinear") { AnyView($0.gaugeStyle(.accessoryLinear)) },
    ControlLook("accessoryLinearCapacity") { AnyView($0.gaugeStyle(.accessoryLinearCapacity)) },
    ControlLook("accessoryCircular") { AnyView($0.gaugeStyle(.accessoryCircular)) },
    ControlLook("accessoryCircularCapacity") { AnyView($0.gaugeStyle(.accessoryCircularCapacity)) },
  ]

  private static var gauge: ElementDefinition {
    ElementDefinition(
      name: "Gauge", summary: "A value within a range, on a line or an arc.",
      keys: [
        title, symbol, value, range, currentValueLabel,
        .optional("minimumValueLabel", .title, "none", "The label of the minimum."),
        .optional("maximumValueLabel", .title, "none", "The label of the maximum."),
        .look(gaugeLooks),
      ]
    ) { arguments in
      let (value, range) = try arguments.valueInRange()
      func part(_ key: String) throws -> AnyView? {
        try arguments[key].map { try $0.title(arguments.decoder) }
      }
      let labels = GaugeLabels(
        title: try arguments.label() ?? AnyView(EmptyView()),
        currentValue: try part("currentValueLabel"), least: try part("minimumValueLabel"),
        greatest: try part("maximumValueLabel"))
      return try arguments.styled(labels.gauge(value, in: range), gaugeLooks)
    }
  }
}

/// What is written on a gauge. A label that is not there takes no room.
private struct GaugeLabels {
  var title: AnyView
  var currentValue: AnyView?
  var least: AnyView?
  var greatest: AnyView?

  func gauge(_ value: Double, in range: ClosedRange<Double>) -> AnyView {
    if least != nil || greatest != nil { return withEnds(value, in: range) }
    guard let currentValue else { return AnyView(Gauge(value: value, in: range) { title }) }
    return AnyView(
      Gauge(value: value, in: range) {
        title
      } currentValueLabel: {
        currentValue
      })
  }

  private func withEnds(_ value: Double, in range: ClosedRange<Double>) -> AnyView {
    let ends = [least, greatest].map { $0 ?? AnyView(EmptyView()) }
    guard let currentValue else {
      return AnyView(
        Gauge(value: value, in: range) {
          title
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          ends[0]
        } maximumValueLabel: {
          ends[1]
        })
    }
    return AnyView(
      Gauge(value: value, in: range) {
        title
      } currentValueLabel: {
        currentValue
      } minimumValueLabel: {
        ends[0]
      } maximumValueLabel: {
        ends[1]
      })
  }
}
