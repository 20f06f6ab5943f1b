import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label with one button for more and one for less.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let actions: StepperActions

  /// Without an action its button is grey.
  /// - Parameter onEditingChanged: called with true before an action runs, and with false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      actions: StepperActions(onIncrement, onDecrement, onEditingChanged: onEditingChanged))
  }

  /// A stepper with any view as its label: the form with the label last.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      actions: StepperActions(value, in: nil, step: step, onEditingChanged: onEditingChanged))
  }

  /// A stepper of a value without bounds: the form with the label last.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A step that would lead out of the bounds leads to them, and a value beyond them steps from the nearer one.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      actions: StepperActions(value, in: bounds, step: step, onEditingChanged: onEditingChanged))
  }

  /// A stepper of a value within bounds, at which its button is grey: the form with the label last.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  private init(label: Label, actions: StepperActions) {
    self.label = label
    self.actions = actions
  }

  public var body: some View {
    LabeledRow(label: label) {
      StepperButtons(actions: actions, title: label.titleText)
    }
    // That a stepper is adjustable as a whole, beside its two buttons, is assumed.
    .element(.stepper, label: label.titleText) { direction in
      (direction == .increment ? actions.increment : actions.decrement)?()
    }
  }
}

/// What the two buttons of a stepper do; nil where there is no more.
nonisolated struct StepperActions {
  var increment: (() -> Void)?
  var decrement: (() -> Void)?

  init(
    _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func edited(_ action: (() -> Void)?) -> (() -> Void)? {
      action.map { action in
        {
          onEditingChanged(true)
          action()
          onEditingChanged(false)
        }
      }
    }
    (self.increment, self.decrement) = (edited(increment), edited(decrement))
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func clamped(_ value: V) -> V {
      bounds.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }
    // A value out of the bounds steps from the nearer one (recorded on SwiftUI: MetalUI,
    // docs/probes/swiftui-controls-and-selection, arm STA4).
    func move(isMore: Bool) {
      let start = clamped(value.wrappedValue)
      value.wrappedValue = clamped(start.moved(by: step, isMore: isMore))
    }
    // Beyond a bound a step leads back to it, so that its button is not grey (assumed).
    func leadsOn(from value: V, to bound: V) -> Bool { value < bound || value > bound }
    let current = value.wrappedValue
    self.init(
      bounds.map { leadsOn(from: current, to: $0.upperBound) } ?? true
        ? { move(isMore: true) } : nil,
      bounds.map { leadsOn(from: current, to: $0.lowerBound) } ?? true
        ? { move(isMore: false) } : nil,
      onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Strideable {
  /// The value a step further or back. A step out of the whole numbers that the type has leads to the last one, as one
  /// out of a stepper's bounds leads to them.
  fileprivate func moved(by step: Stride, isMore: Bool) -> Self {
    if let number = self as? any FixedWidthInteger, let step = step as? Int,
      let moved = number.moved(by: step, isMore) as? Self
    {
      return moved
    }
    return advanced(by: isMore ? step : -step)
  }
}

nonisolated extension FixedWidthInteger {
  fileprivate func moved(by step: Int, _ isMore: Bool) -> Self {
    let isUp = (step > 0) == isMore
    let end = isUp ? Self.max : Self.min
    if Self.bitWidth < Int.bitWidth {
      let (sum, isBeyond) =
        isMore
        ? Int(self).addingReportingOverflow(step) : Int(self).subtractingReportingOverflow(step)
      return isBeyond ? end : Self(clamping: sum)
    }
    let way = Self(clamping: step.magnitude)
    let (sum, isBeyond) =
      isUp ? addingReportingOverflow(way) : subtractingReportingOverflow(way)
    return isBeyond ? end : sum
  }
}

nonisolated extension Stepper {
  /// - Parameter format: how the value is read aloud.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds.
  /// - Parameter format: how the value is read aloud; it does not change the drawing.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  /// A stepper with a localized title and two actions. A button without an action is grey.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that is not localized and two actions. A button without an action is grey.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without bounds, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  /// A stepper of a value without bounds, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, onEditingChanged: onEditingChanged) { Text(title) }
  }

  /// A stepper of a value within bounds, with a localized title. At a bound its button is grey.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged) {
      Text(titleKey)
    }
  }

  /// A stepper of a value within bounds, with a title that is not localized. At a bound its button is grey.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged) {
      Text(title)
    }
  }

  /// A stepper of a value without bounds, with a localized title and a format, which changes nothing that is drawn.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  /// A stepper of a value within bounds, with a localized title and a format, which changes nothing that is drawn.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged) {
      Text(titleKey)
    }
  }
}

/// A minus and a plus in one box, which no text size changes.
private struct StepperButtons {
  let actions: StepperActions
  /// What is counted, where it is a text.
  let title: Text?
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.self) private var environment
}

nonisolated extension StepperButtons: View {
  var body: some View {
    HStack(spacing: 0) {
      glyph(isPlus: false, actions.decrement)
      Rectangle().fill(Color.controlDivider)
        .frame(
          width: ControlMetrics.stepperDividerWidth, height: ControlMetrics.stepperDividerHeight)
      glyph(isPlus: true, actions.increment)
    }
    .frame(width: ControlMetrics.stepperWidth, height: ControlMetrics.stepperHeight)
    .background(Color.controlFill, in: RoundedRectangle(cornerRadius: numbers.stepperRadius))
  }

  private func glyph(isPlus: Bool, _ action: (() -> Void)?) -> some View {
    StepperGlyph(isPlus: isPlus)
      .fill(Color.primary.opacity(action == nil ? ControlMetrics.disabledOpacity : 1))
      .frame(width: ControlMetrics.stepperGlyph, height: ControlMetrics.stepperGlyph)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .pressable(name: "Stepper", as: TappedPart(.button)) { action?() }
      .disabled(action == nil)
      .accessibilityLabel(name(isPlus ? "Increment" : "Decrement"))
  }

  private func name(_ action: String) -> Text {
    guard let title, !title.words(in: environment).isEmpty else { return Text(verbatim: action) }
    return title + Text(verbatim: ", " + action)
  }
}

/// A minus or a plus.
nonisolated private struct StepperGlyph: FixedShape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    let half = ControlMetrics.stepperGlyphLine / 2
    var path = Path(
      roundedRect: rect.insetBy(dx: 0, dy: rect.height / 2 - half), cornerRadius: half)
    if isPlus {
      path.addRoundedRect(
        in: rect.insetBy(dx: rect.width / 2 - half, dy: 0),
        cornerSize: CGSize(width: half, height: half))
    }
    return path
  }
}
