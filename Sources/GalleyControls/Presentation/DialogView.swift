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
  /// Whether it was made without actions, and not with text fields alone.
  var hasNoActions = false
}

/// An alert in the middle of the screen, or a dialog at its lower edge. On iOS 26 a dialog is an alert with its buttons
/// below each other: measured where it belongs to no view (AdaptiveAlertDialog-ios-liquid-glass-action-sheet.png of
/// MohamedRejeb/Calf), else assumed.
struct DialogView {
  let dialog: Dialog
  /// Takes the dialog away, after the action of any of its buttons.
  private var dismiss: () -> Void = {}
  @Environment(\.pixelLength) private var pixel
  @Environment(\.deviceSafeArea) private var device
  @Environment(\._systemLook) private var look
  @Environment(\.lookNumbers) private var numbers

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
      box
      if !isInMiddle { cancelBox }
    }
    .padding(margins)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: isInMiddle ? .center : .bottom
    )
    .background(PresentationColor.dimming)
    ._layoutName(isAlert ? "alert" : "confirmationDialog")
    .accessibilityAddTraits(.isModal)
  }

  private var box: some View {
    layout(isInMiddle ? .alert : .dialog) {
      // Lines are the gaps through which the ground is seen.
      ground(isGlass ? PresentationColor.glassCard : PresentationColor.separator, .ground)
      ground(isGlass ? PresentationColor.glassCard : PresentationColor.card, .backdrop)
      VStack(spacing: 0) {
        if dialog.title != nil || dialog.message != nil { words }
      }
      .layoutValue(key: DialogPartKey.self, value: .words)
      DialogFieldBox { layout(.fields) { actions } }
        .layoutValue(key: DialogPartKey.self, value: .fields)
      actions
      if isAlert || dialog.hasNoActions { missingButton }
      if isInMiddle, !isAlert { missingCancel }
    }
    .clipShape(
      RoundedRectangle(
        cornerRadius: isInMiddle ? numbers.alertRadius : ScreenMetrics.dialogRadius))
  }

  private var cancelBox: some View {
    layout(.cancel) {
      actions
      missingCancel
    }
    .clipShape(RoundedRectangle(cornerRadius: ScreenMetrics.dialogRadius))
  }

  private func layout(
    _ part: DialogLayout.Part, @ViewBuilder content: () -> some View
  ) -> some View {
    DialogLayout(part: part, pixel: pixel, numbers: numbers, isStacked: !isAlert) { content() }
  }

  private var missingCancel: some View {
    DialogButton(isLarge: !isInMiddle, role: .cancel) { Text(verbatim: "Cancel") }
      .pressable(name: "Button", as: TappedPart(.button)) { dismiss() }
      .keyboardShortcut(.cancelAction)
      .layoutValue(key: DialogPartKey.self, value: .missingCancel)
  }

  /// Regular below fields (measured: SwiftUI-alert-login.png of mvolkmann/blog).
  private var missingButton: some View {
    DialogButton(isLarge: !isInMiddle, role: nil) {
      Text(verbatim: "OK").bold(dialog.hasNoActions && !isGlass)
    }
    .pressable(name: "Button", as: TappedPart(.button)) { dismiss() }
    .layoutValue(key: DialogPartKey.self, value: .missingButton)
  }

  private var actions: some View {
    dialog.actions
      .textFieldStyle(DialogFieldStyle())
      .buttonStyle(DialogButtonStyle(isLarge: !isInMiddle, dismiss: dismiss))
  }

  private func ground(_ color: Color, _ part: DialogPart) -> some View {
    Rectangle().fill(color).layoutValue(key: DialogPartKey.self, value: part)
  }

  private var isAlert: Bool { dialog.kind == .alert }

  private var isGlass: Bool { look == .iOS26 }

  private var isInMiddle: Bool { isAlert || isGlass }

  /// Around it, in points; a device takes them up.
  private var margins: EdgeInsets {
    let least = isInMiddle ? 0 : ScreenMetrics.dialogMargin
    let device = device ?? EdgeInsets()
    return EdgeInsets(
      top: max(least, device.top), leading: max(least, device.leading),
      bottom: max(least, device.bottom), trailing: max(least, device.trailing))
  }
}

// Words.
nonisolated extension DialogView {
  private var words: some View {
    VStack(
      alignment: isGlass ? .leading : .center,
      spacing: isInMiddle ? numbers.alertTextGap : ScreenMetrics.dialogTextGap
    ) {
      dialog.title?.font(titleFont._ofLabels)
      if let message = dialog.message {
        message.font(messageFont._ofLabels)
          .defaultForegroundStyle(isAlert && !isGlass ? Color.primary : Color.secondary)
      }
    }
    .multilineTextAlignment(isGlass ? .leading : .center)
    .defaultForegroundStyle(isInMiddle ? Color.primary : Color.secondary)
    .padding(.top, isInMiddle ? numbers.alertTop : ScreenMetrics.dialogTextInset)
    .padding(.bottom, isInMiddle ? numbers.alertBottom : dialogBottom)
    .padding(.horizontal, numbers.alertSide)
    .frame(maxWidth: .infinity, alignment: isGlass ? .leading : .center)
  }

  private var titleFont: Font { isInMiddle ? .headline : .footnote.weight(.semibold) }

  /// On iOS 26 of 15 points (measured: AdaptiveAlertDialog-ios-liquid-glass.png of MohamedRejeb/Calf). In a dialog that
  /// has no title it is as the title is (measured: SwiftUI-confirmationDialog.png of mvolkmann/blog).
  private var messageFont: Font {
    if isGlass { return .subheadline }
    return isAlert || dialog.title != nil ? .footnote : titleFont
  }

  /// In points, below the words of a dialog at the lower edge.
  private var dialogBottom: CGFloat {
    dialog.title == nil || dialog.message == nil
      ? ScreenMetrics.dialogTextBottom : ScreenMetrics.dialogMessageBottom
  }
}
