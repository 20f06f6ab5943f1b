import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What an alert or a dialog says and offers.
struct Dialog {
  enum Kind { case alert, confirmation }
  let kind: Kind
  var title: Text?
  var message: AnyView?
  let actions: AnyView
}

/// An alert in the middle of the screen, or a dialog at its lower edge.
struct DialogView {
  let dialog: Dialog
  /// Takes the dialog away, after the action of any of its buttons.
  private var dismiss: () -> Void = {}
  @Environment(\.displayScale) private var displayScale
  @Environment(\.deviceSafeArea) private var device

  init(dialog: Dialog) { self.dialog = dialog }

  /// The dialog with what takes it away.
  func dismissing(_ dismiss: @escaping () -> Void) -> DialogView {
    var view = self
    view.dismiss = dismiss
    return view
  }
}

nonisolated extension DialogView: View {
  var body: some View {
    VStack(spacing: ScreenMetrics.dialogMargin) {
      // Lines are the gaps through which the ground is seen.
      DialogLayout(part: isAlert ? .alert : .dialog, gap: 1 / displayScale) {
        ground(PresentationColor.separator, .ground)
        ground(PresentationColor.card, .backdrop)
        VStack(spacing: 0) {
          if dialog.title != nil || dialog.message != nil { words }
        }
        .layoutValue(key: DialogPartKey.self, value: .words)
        actions
      }
      .clipShape(RoundedRectangle(cornerRadius: ScreenMetrics.dialogRadius))
      if !isAlert {
        DialogLayout(part: .cancel, gap: 0) {
          actions
          DialogButton(isAlert: false, role: .cancel) { Text(verbatim: "Cancel") }
            .pressable(name: "Button", as: TappedPart(.button)) { dismiss() }
            .keyboardShortcut(.cancelAction)
            .layoutValue(key: DialogPartKey.self, value: .missingCancel)
        }
        .clipShape(RoundedRectangle(cornerRadius: ScreenMetrics.dialogRadius))
      }
    }
    .padding(margins)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: isAlert ? .center : .bottom
    )
    .background(PresentationColor.dimming)
    ._layoutName(isAlert ? "alert" : "confirmationDialog")
    .accessibilityAddTraits(.isModal)
  }

  private var actions: some View {
    dialog.actions
      .textFieldStyle(.roundedBorder)
      .buttonStyle(DialogButtonStyle(isAlert: isAlert, dismiss: dismiss))
  }

  private func ground(_ color: Color, _ part: DialogPart) -> some View {
    Rectangle().fill(color).layoutValue(key: DialogPartKey.self, value: part)
  }

  private var isAlert: Bool { dialog.kind == .alert }

  /// Around it, in points; a device takes them up.
  private var margins: EdgeInsets {
    let least = isAlert ? 0 : ScreenMetrics.dialogMargin
    let device = device ?? EdgeInsets()
    return EdgeInsets(
      top: max(least, device.top), leading: max(least, device.leading),
      bottom: max(least, device.bottom), trailing: max(least, device.trailing))
  }

  private var titleFont: Font { isAlert ? .headline : .footnote.weight(.semibold) }

  private var words: some View {
    VStack(spacing: isAlert ? ScreenMetrics.alertTextGap : 8) {
      dialog.title?.font(titleFont._ofLabels)
      if let message = dialog.message { message.font(.footnote._ofLabels) }
    }
    .multilineTextAlignment(.center)
    .defaultForegroundStyle(isAlert ? Color.primary : Color.secondary)
    .padding(.top, isAlert ? ScreenMetrics.alertTop : ScreenMetrics.dialogTextInset)
    .padding(.bottom, isAlert ? ScreenMetrics.alertBottom : ScreenMetrics.dialogTextInset)
    .padding(.horizontal, ScreenMetrics.alertSide)
    .frame(maxWidth: .infinity)
  }
}

nonisolated private struct DialogButtonStyle: PrimitiveButtonStyle {
  let isAlert: Bool
  let dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(isAlert: isAlert, role: configuration.role) { configuration.label }
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
nonisolated struct DialogButton<Label: View>: View {
  let isAlert: Bool
  let role: ButtonRole?
  let label: Label

  init(isAlert: Bool, role: ButtonRole?, @ViewBuilder label: () -> Label) {
    self.isAlert = isAlert
    self.role = role
    self.label = label()
  }

  var body: some View {
    HStack { label }
      .labelStyle(.titleOnly)
      .font(isAlert ? .body : .title3)
      .fontWeight(role == .cancel ? .semibold : nil)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .controlForeground { $0.controlTint(of: role) }
      .padding(.horizontal, 8)
      .frame(
        maxWidth: .infinity,
        minHeight: isAlert ? ScreenMetrics.alertButtonHeight : ScreenMetrics.dialogButtonHeight
      )
      .background(
        !isAlert && role == .cancel ? PresentationColor.cancel : PresentationColor.card)
  }
}
