import GalleyGeometry
import GalleyLayout

/// A label in the accent colour. The action is never called: a picture has nobody to press it.
nonisolated public struct Button<Label: View>: View {
  private let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label.foregroundStyle(Color.accentColor) }
}

extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// Not drawn yet: a box with the control's name stands in, and the report says so.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      PlaceholderView(name: "Stepper", problem: .notDrawn("Stepper"))
    }
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

/// Not drawn yet: a box with the control's name stands in, and the report says so.
nonisolated public struct Slider<Label: View>: View {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {}

  public var body: some View {
    PlaceholderView(name: "Slider", problem: .notDrawn("Slider")).frame(maxWidth: .infinity)
  }
}

extension Slider where Label == EmptyView {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    self.init(value: value, in: bounds) { EmptyView() }
  }
}

/// Not drawn yet: a box with the control's name stands in, and the report says so.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View {
    PlaceholderView(name: "Picker", problem: .notDrawn("Picker")).frame(maxWidth: .infinity)
  }
}

extension Picker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// How a picker looks.
public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension View {
  /// Kept for source compatibility while pickers are not drawn.
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
}
