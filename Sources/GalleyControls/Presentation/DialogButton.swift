import GalleyGeometry
import GalleyViews

nonisolated struct DialogButtonStyle: PrimitiveButtonStyle {
  let isLarge: Bool
  let dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(isLarge: isLarge, role: configuration.role) { configuration.label }
      .pressable(name: "Button", as: TappedPart(.button)) {
        configuration.trigger()
        dismiss()
      }
      .changingEnvironment {
        if configuration.role == .cancel, $0.keyboardShortcut == nil {
          $0.keyboardShortcut = .cancelAction
        }
      }
      .layoutValue(
        key: DialogPartKey.self, value: configuration.role == .cancel ? .cancel : .button)
  }
}

/// A button as wide as its part of a dialog.
struct DialogButton<Label: View> {
  /// As in a dialog at the lower edge.
  let isLarge: Bool
  let role: ButtonRole?
  let label: Label
  @Environment(\._systemLook) private var look
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.keyboardShortcut) private var shortcut

  init(isLarge: Bool, role: ButtonRole?, @ViewBuilder label: () -> Label) {
    self.isLarge = isLarge
    self.role = role
    self.label = label()
  }
}

nonisolated extension DialogButton: View {
  var body: some View {
    HStack { label }
      .labelStyle(.titleOnly)
      .font(isLarge ? .title3 : .body)
      .fontWeight(weight)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .controlForeground { isCapsule ? words : $0.controlTint(of: role) }
      .padding(.horizontal, 8)
      .frame(
        maxWidth: .infinity,
        minHeight: isLarge ? ScreenMetrics.dialogButtonHeight : numbers.alertButtonHeight
      )
      .background {
        if isCapsule {
          Capsule().fill(box)
        } else {
          Rectangle().fill(
            isLarge && role == .cancel ? PresentationColor.cancel : PresentationColor.card)
        }
      }
  }

  private var isCapsule: Bool { look == .iOS26 }

  /// On iOS 26 Cancel is as the others (measured: AdaptiveAlertDialog-ios-liquid-glass-action-sheet.png of
  /// MohamedRejeb/Calf).
  private var weight: Font.Weight? {
    if isCapsule { return .medium }
    return role == .cancel ? .semibold : nil
  }

  /// Whether the return key presses it: it is filled with the tint on iOS 26 (measured: alert.png of
  /// berkaycatak/adaptive_platform_ui).
  private var isPreferred: Bool { shortcut == .defaultAction }

  /// What the words of a capsule are written in.
  private var words: AnyShapeStyle {
    if isPreferred { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(role == .destructive ? Color.red : Color.primary)
  }

  /// What a capsule is filled with.
  private var box: AnyShapeStyle {
    guard isPreferred else { return AnyShapeStyle(PresentationColor.glassButton) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}
