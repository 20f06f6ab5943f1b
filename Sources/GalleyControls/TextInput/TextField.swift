import GalleyGeometry
import GalleyViews

/// A line of text that can be edited: it shows its text, or its prompt where that is empty.
public struct TextField<Label: View> {
  private var content: FieldContent
  private let label: Label
  @Environment(stylesOf: TextField<_TextFieldStyleLabel>.self) private var styles

  init(content: FieldContent, label: Label) {
    self.content = content
    self.content.title = label as? Text ?? content.title
    self.label = label
  }
}

nonisolated extension TextField: View {
  public var body: some View {
    styles.view(of: field) { _ in FieldText(content: content, label: label).fadedWhenDisabled() }
  }

  /// Vertical: the text may have several lines.
  var axis: Axis { content.axis }

  mutating func setActions(
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    content.onEditingChanged = onEditingChanged
    content.onCommit = onCommit
  }

  /// The field that a style is given.
  private var field: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      content: content, label: _TextFieldStyleLabel(view: AnyView(label)))
  }

  /// - Parameter axis: vertical lets the text have several lines.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: FieldContent(
        text: { text.wrappedValue }, prompt: prompt, axis: axis,
        setText: { text.wrappedValue = $0 }),
      label: label())
  }
}

nonisolated extension TextField where Label == Text {
  /// - Parameters:
  ///   - selection: no effect: an image shows no selection.
  ///   - axis: vertical lets the text have several lines.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    selection: Binding<TextSelection?>? = nil, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field with a title that is not localized.
  /// - Parameters:
  ///   - selection: no effect: an image shows no selection.
  ///   - axis: vertical lets the text have several lines.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    selection: Binding<TextSelection?>? = nil, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// The form before `onSubmit` and `focused`, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(titleKey) }
    setActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The form before `onSubmit` and `focused`, with a title that is not localized.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
    setActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The form before `onSubmit`, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// The form before `onSubmit`, with a title that is not localized.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}
