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

  /// Around the ring, clockwise from the right, where it begins and ends.
  private static var rainbow: [Color] {
    let colors = RingColor.anticlockwise
    return ([colors[0]] + colors.reversed()).map {
      Color(red: $0.red / 255, green: $0.green / 255, blue: $0.blue / 255)
    }
  }
}

/// A colour of a colour picker's ring, in 255ths.
nonisolated private struct RingColor {
  let red: Double
  let green: Double
  let blue: Double

  private init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// An eighth of the ring from one to the next, from the right on. Measured in the middle of the ring: SwiftUI-Form.png of
  /// mvolkmann/blog, 2_color_picker_view.png of RobertNeat/Swift_palette.
  static let anticlockwise = [
    RingColor(232, 74, 73), RingColor(232, 167, 71), RingColor(227, 227, 73),
    RingColor(141, 231, 72), RingColor(73, 232, 140), RingColor(71, 196, 229),
    RingColor(113, 77, 232), RingColor(187, 71, 209),
  ]
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
