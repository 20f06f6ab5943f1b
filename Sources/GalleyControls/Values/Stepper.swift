import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label with one button for more and one for less.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let canIncrement: Bool
  private let canDecrement: Bool

  /// Without an action its button is grey. The actions are never called.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }

  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), canIncrement: true, canDecrement: true)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), canIncrement: true, canDecrement: true)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), canIncrement: value.wrappedValue < bounds.upperBound,
      canDecrement: value.wrappedValue > bounds.lowerBound)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }

  private init(label: Label, canIncrement: Bool, canDecrement: Bool) {
    self.label = label
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }

  public var body: some View {
    LabeledRow(label: label) {
      StepperButtons(canIncrement: canIncrement, canDecrement: canDecrement)
    }
  }
}

nonisolated extension Stepper {
  /// - Parameter format: how the value is read to those who hear the control.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

nonisolated extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

/// A minus and a plus in one box, which no text size changes.
nonisolated private struct StepperButtons: View {
  let canIncrement: Bool
  let canDecrement: Bool

  var body: some View {
    HStack(spacing: 0) {
      sign(isPlus: false, isActive: canDecrement)
      Rectangle().fill(Color.controlDivider)
        .frame(
          width: ControlMetrics.stepperDividerWidth, height: ControlMetrics.stepperDividerHeight)
      sign(isPlus: true, isActive: canIncrement)
    }
    .frame(width: ControlMetrics.stepperWidth, height: ControlMetrics.stepperHeight)
    .background(
      Color.controlFill, in: RoundedRectangle(cornerRadius: ControlMetrics.stepperRadius))
  }

  private func sign(isPlus: Bool, isActive: Bool) -> some View {
    StepperSign(isPlus: isPlus)
      .fill(isActive ? Color.primary : Color.disabledLabel)
      .frame(width: ControlMetrics.stepperSign, height: ControlMetrics.stepperSign)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A minus or a plus.
nonisolated private struct StepperSign: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    let half = ControlMetrics.stepperSignLine / 2
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
