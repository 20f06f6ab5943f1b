import GalleyGeometry
import GalleyViews

/// A text field that shows a dot for each character.
nonisolated public struct SecureField<Label: View>: View {
  private var content: FieldContent
  private let label: Label

  public var body: some View { TextField(content: content, label: label) }

  /// A field with any view as its label, which its prompt replaces.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = FieldContent(
      text: { text.wrappedValue }, prompt: prompt, isSecure: true,
      setText: { text.wrappedValue = $0 })
    self.label = label()
  }
}

nonisolated extension SecureField where Label == Text {
  /// A field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title that is not localized.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// The form before `onSubmit`, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    content.onCommit = onCommit
  }

  /// The form before `onSubmit`, with a title that is not localized.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    content.onCommit = onCommit
  }
}
