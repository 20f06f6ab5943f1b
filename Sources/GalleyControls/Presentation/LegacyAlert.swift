import GalleyGeometry
import GalleyViews

/// An alert as the first releases describe it.
nonisolated public struct Alert {
  let dialog: Dialog

  /// An alert with one button, which says "OK" if there is none.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? .default(Text(verbatim: "OK"))])
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.init(title, message, [primaryButton, secondaryButton])
  }

  private init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
    dialog = Dialog(
      kind: .alert, title: title, message: message.map { AnyView($0) },
      actions: AnyView(LegacyButtonsView(buttons: buttons)))
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: () -> Void

    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      self.label = label
      self.role = role
      self.action = action ?? {}
    }

    /// A button that is neither of the other two.
    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label, nil, action) }

    /// A button that leaves everything as it is.
    public static func cancel(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label, .cancel, action) }

    /// A button that says "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(Text(verbatim: "Cancel"), .cancel, action)
    }

    /// A button that deletes something, with a red label.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label, .destructive, action) }
  }
}

/// A choice at the lower edge as the first releases describe it.
nonisolated public struct ActionSheet {
  /// A button of the choice.
  public typealias Button = Alert.Button
  let dialog: Dialog

  /// A choice of several buttons; without `buttons` it has "Cancel".
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    dialog = Dialog(
      kind: .confirmation, title: title, message: message.map { AnyView($0) },
      actions: AnyView(LegacyButtonsView(buttons: buttons)))
  }
}

nonisolated private struct LegacyButtonsView: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, perform: buttons[index].action) { buttons[index].label }
    }
  }
}

nonisolated extension View {
  /// An alert while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(
      isPresented.wrappedValue
        ? DialogView(dialog: content().dialog).dismissing { isPresented.wrappedValue = false }
        : nil)
  }

  /// An alert about an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presenting(
      item.wrappedValue.map { value in
        DialogView(dialog: content(value).dialog).dismissing { item.wrappedValue = nil }
      })
  }

  /// A choice at the lower edge while the binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting(
      isPresented.wrappedValue
        ? DialogView(dialog: content().dialog).dismissing { isPresented.wrappedValue = false }
        : nil)
  }

  /// A choice about an item at the lower edge while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    presenting(
      item.wrappedValue.map { value in
        DialogView(dialog: content(value).dialog).dismissing { item.wrappedValue = nil }
      })
  }
}
