import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label and a disc of the colour that is chosen.
nonisolated public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  /// - Parameter supportsOpacity: changes nothing: nobody chooses.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    color = selection.wrappedValue
  }

  public var body: some View {
    LabeledRow(label: label) {
      ZStack {
        Circle().strokeBorder(
          AngularGradient(
            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
          lineWidth: 3)
        Circle().fill(color).padding(5)
      }
      .frame(width: 28, height: 28)
    }
    .drawnPlainly("ColorPicker")
  }
}

nonisolated extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
