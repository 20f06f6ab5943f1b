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
          AngularGradient(colors: Self.rainbow, center: .center),
          lineWidth: ControlMetrics.colorWellRing)
        Circle().fill(color).padding(ControlMetrics.colorWellInset)
      }
      .frame(width: ControlMetrics.colorWellSide, height: ControlMetrics.colorWellSide)
    }
  }

  /// Around the ring, clockwise from the right.
  private static var rainbow: [Color] {
    (0...12).map {
      Color(
        hue: Double($0 % 12) / 12, saturation: ControlMetrics.colorWellSaturation,
        brightness: ControlMetrics.colorWellBrightness)
    }
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// A picker with a localized title.
  /// - Parameter supportsOpacity: it has no effect.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker with a title that is not localized.
  /// - Parameter supportsOpacity: it has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
