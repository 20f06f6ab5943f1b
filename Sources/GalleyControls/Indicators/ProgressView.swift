import GalleyGeometry
import GalleyViews

/// How far a task is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let fraction: Double?
  private let label: AnyView?
  private let currentValueLabel: AnyView?
  /// The label where it is a text.
  private let title: Text?
  @Environment(stylesOf: ProgressViewStyleConfiguration.self) private var styles

  /// - Parameter fraction: from 0 to 1; nil is not known.
  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    title = label?.titleText
    self.label = label.flatMap { Label.self == EmptyView.self ? nil : AnyView($0) }
    self.currentValueLabel = currentValueLabel.flatMap {
      CurrentValueLabel.self == EmptyView.self ? nil : AnyView($0)
    }
  }
}

nonisolated extension ProgressView: View {
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(view: $0) },
      currentValueLabel: currentValueLabel.map { .init(view: $0) })
    return
      styles
      .view(of: configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
      .element(.progressView, label: title, holding: fraction.map { .share($0) })
  }

  /// The share of a whole that is done, from 0 to 1; nil where it is not known.
  private static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return value.map { _ in 0 } }
    return min(1, max(0, Double(value / total)))
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress that is not known, without a label.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Progress that is not known, with a view as its label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Progress that is not known, with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Progress that is not known, with a title that is not localized.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init { Text(title) }
  }

  /// Progress without a label.
  /// - Parameters:
  ///   - value: nil is not known; below 0 counts as 0, above `total` as `total`, one that is not finite as 0.
  ///   - total: the value at the end. If it is not positive, the progress is 0.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.share(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Progress with a view as its label. A value beyond `0...total` counts as the nearer bound; nil is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.share(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// Progress with a localized title. A value beyond `0...total` counts as the nearer bound; nil is not known.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Progress with a title that is not localized. A value beyond `0...total` counts as the nearer bound; nil is
  /// not known.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }

  /// What Foundation's `progress` says at the moment at which the view is made.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

nonisolated extension ProgressView {
  /// Progress with a label and its value in words. A value beyond `0...total` counts as the nearer bound; nil is
  /// not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.share(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// A stretch of time, drawn at its beginning: an image has no clock of its own.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: countsDown ? 1 : 0, label: label(), currentValueLabel: currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A stretch of time, drawn at its beginning: an image has no clock of its own.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// A period without a label, drawn at its beginning.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true
  ) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that a stretch takes, in minutes and seconds.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let seconds = countsDown && length < 1e9 ? Int(length) : 0
    let rest = seconds % 60
    Text(verbatim: "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)")
      .monospacedDigit()
  }
}

nonisolated extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style was asked for, in the style around that one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
