import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label and a disc of the colour that is chosen, which opens a palette.
public struct ColorPicker<Label: View> {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @State private var isOpen = false

  /// - Parameter supportsOpacity: whether the palette has a slider for the opacity.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }
}

nonisolated extension ColorPicker: View {
  public var body: some View {
    LabeledRow(label: label) {
      ZStack {
        Circle().strokeBorder(
          AngularGradient(colors: Self.rainbow, center: .center),
          lineWidth: ControlMetrics.colorWellRing)
        Circle().fill(selection.wrappedValue).padding(ControlMetrics.colorWellInset)
      }
      .frame(width: ControlMetrics.colorWellSide, height: ControlMetrics.colorWellSide)
      .contentShape(Rectangle())
      .pressable(name: "ColorPicker", as: TappedPart(.button)) { isOpen = true }
      .element(.button, label: label.titleText ?? Text(verbatim: "Color"))
      .popover(isPresented: $isOpen) {
        ColorPalette(selection: selection, supportsOpacity: supportsOpacity)
          .changingEnvironment { $0.listContext = nil }
          .presentationCompactAdaptation(.popover)
      }
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
  /// - Parameter supportsOpacity: whether the palette has a slider for the opacity.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker with a title that is not localized.
  /// - Parameter supportsOpacity: whether the palette has a slider for the opacity.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
