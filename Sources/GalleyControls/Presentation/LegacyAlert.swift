import GalleyGeometry
import GalleyViews

/// An alert as the first releases describe it.
nonisolated public struct Alert {
  let dialog: Dialog

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? .default(Text(verbatim: "OK"))])
  }

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

    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label, nil, action) }

    public static func cancel(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label, .cancel, action) }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(Text(verbatim: "Cancel"), .cancel, action)
    }

    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label, .destructive, action) }
  }
}

/// A choice at the lower edge as the first releases describe it.
nonisolated public struct ActionSheet {
  public typealias Button = Alert.Button
  let dialog: Dialog

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
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(
      isPresented.wrappedValue
        ? DialogView(dialog: content().dialog).dismissing { isPresented.wrappedValue = false }
        : nil)
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presenting(
      item.wrappedValue.map { value in
        DialogView(dialog: content(value).dialog).dismissing { item.wrappedValue = nil }
      })
  }

  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting(
      isPresented.wrappedValue
        ? DialogView(dialog: content().dialog).dismissing { isPresented.wrappedValue = false }
        : nil)
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    presenting(
      item.wrappedValue.map { value in
        DialogView(dialog: content(value).dialog).dismissing { item.wrappedValue = nil }
      })
  }
}
