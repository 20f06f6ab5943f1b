import GalleyGeometry
import GalleyGraphics
import GalleyViews

/// Another style, less opaque.
nonisolated struct FadedStyle: ShapeStyle {
  let style: AnyShapeStyle
  let opacity: Double

  func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    style._resolve(in: environment).opacity(opacity)
  }
}

/// The colour of texts in the row of a link, of which weaker levels are parts: `.secondary` is a half of it (measured:
/// ha-locations.png of home-assistant/iOS, #7f7f7f). It does not count as a style that was set.
nonisolated struct RowForeground: ShapeStyle {
  func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    Color.primary._resolve(in: environment)
  }
}

nonisolated extension EnvironmentValues {
  /// The foreground style that was set around, other than by a row.
  var statedForeground: AnyShapeStyle? {
    foregroundStyle.flatMap { $0.isOf(RowForeground.self) ? nil : $0 }
  }

  /// Whether the views are items of a bar, where a button that destroys is not red (measured: ha-gestures.png).
  @Entry var isInBar: Bool = false

  /// What controls are coloured with: the tint that was set around, or the accent colour.
  var controlTint: AnyShapeStyle { currentTint }
}

nonisolated extension Color {
  /// What boxes of controls are filled with. Light: measured (testStepper.png, testSegmentedControl.png: 238 on white).
  static var controlFill: Color { SemanticColor.tertiaryFill }

  /// What the empty part of a line is filled with. Light: measured (tca-form.png).
  static var controlTrack: Color { SemanticColor.fill }

  /// The lines within controls. Light: measured (testStepper.png: 214 on a fill of 238); dark: assumed, the same fill.
  static var controlDivider: Color { SemanticColor.fill }

  /// The line around a field's box. Light: measured (yb-plain.png); dark: assumed, the gray that it was.
  static var fieldBorder: Color { Color(_light: Color(white: 0.8), dark: SemanticColor.gray4) }

  /// The line around the box of a field of several lines. Light: measured (4-beforeSave.png of easydev991/SwiftUI-Days:
  /// #e3e3e4); dark: assumed, as of a field of one line.
  static var linesFieldBorder: Color {
    Color(
      _light: Color(red: 227 / 255.0, green: 227 / 255.0, blue: 228 / 255.0),
      dark: SemanticColor.gray4)
  }

  /// The symbol behind what leads on or opens. Measured (ha-gestures.png, ha-gestures-dark.png).
  static var disclosure: Color { Color.primary.opacity(ControlMetrics.chevronOpacity) }

  /// The same symbol at the end of a link's row. iOS 26, light: measured
  /// (LocationHistoryListView-w-Locations-light.png: #c5c5c7 on white); dark: assumed, as on iOS 18.
  static func disclosure(_ look: SystemLook) -> Color {
    look == .iOS26 ? Color(_light: SemanticColor.tertiaryLabel, dark: disclosure) : disclosure
  }

  /// The lines between rows. iOS 26: measured (as26-listsections.png: #e8e8e8 on white; kiosk-settings-1.png of
  /// home-assistant/companion.home-assistant: #38383b on #1c1c1e and #404043 on #2c2c2e).
  static func rowSeparator(_ look: SystemLook) -> Color {
    guard look == .iOS26 else { return SemanticColor.separator }
    return Color(
      _light: Color(white: 0, opacity: 23 / 255.0),
      dark: Color(red: 84 / 255.0, green: 84 / 255.0, blue: 88 / 255.0, opacity: 0.5))
  }

  /// The ground of a switch that is off. iOS 26, light: measured (iPhone 15 Pro Max-4-beforeSave.png: #c5c5c7 on
  /// white); dark: assumed, as on iOS 18.
  static func switchedOff(_ look: SystemLook) -> Color {
    guard look == .iOS26 else { return SemanticColor.secondaryFill }
    return Color(_light: SemanticColor.tertiaryLabel, dark: SemanticColor.secondaryFill)
  }

  /// What cannot be used is written in.
  static var disabledLabel: Color { SemanticColor.tertiaryLabel }

  /// What lies on a box to show what is chosen. Light: measured (testSegmentedControl.png); dark: assumed.
  static var chosenSegment: Color {
    Color(_light: .white, dark: Color(red: 0.388, green: 0.388, blue: 0.4))
  }
}

nonisolated extension View {
  /// Colours what has no colour of its own. A style that was set outside of the control counts more, as
  /// in SwiftUI; what is disabled is faded.
  func controlForeground(
    _ style: @escaping (EnvironmentValues) -> AnyShapeStyle
  ) -> some View {
    changingEnvironment { environment in
      let own = environment.isEnabled ? style(environment) : AnyShapeStyle(Color.disabledLabel)
      environment.defaultForeground = own
      if let outer = environment.statedForeground {
        guard !environment.isEnabled else { return }
        environment.foregroundStyle = AnyShapeStyle(
          outer.opacity(ControlMetrics.disabledOpacity))
      } else {
        environment.foregroundStyle = own
      }
    }
  }

  /// The shadow of what lies on a control and can be moved. The control cuts it off at its own edge.
  /// - Parameter share: how much of the shadow there is.
  func knobShadow(_ share: CGFloat = 1) -> some View {
    shadow(
      color: Color.black.opacity(ControlMetrics.knobShadowOpacity * Double(share)),
      radius: ControlMetrics.knobShadowRadius, y: ControlMetrics.knobShadowOffset)
  }

  /// Fades the view where controls are disabled.
  /// - Parameter asOneImage: whether the view is one for all that fades it, as UIKit's controls are; a label is what is
  ///   in it.
  func fadedWhenDisabled(asOneImage: Bool = true) -> some View {
    FadedWhenDisabled(content: self, isOneImage: asOneImage)
  }
}

private struct FadedWhenDisabled<Content: View> {
  let content: Content
  let isOneImage: Bool
  @Environment(\.isEnabled) private var isEnabled
}

nonisolated extension FadedWhenDisabled: View {
  var body: some View {
    content.opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity, asOneImage: isOneImage)
  }
}
