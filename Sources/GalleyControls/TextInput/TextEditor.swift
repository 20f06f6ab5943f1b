import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Text of many lines that can be edited, at the top of all the room there is.
public struct TextEditor {
  private let text: () -> Text
  private let handle: TextHandle
  @Environment(stylesOf: TextEditorStyleConfiguration.self) private var styles

  /// An editor of a text without attributes.
  public init(text: Binding<String>) {
    self.text = { Text(verbatim: text.wrappedValue) }
    handle = TextHandle(
      text: { text.wrappedValue }, setText: { text.wrappedValue = $0 }, hasLines: true)
  }

  /// - Parameter selection: no effect: an image shows no selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }

  /// An editor of a text with attributes. What is typed has those of the end of the text.
  /// - Parameter selection: no effect: an image shows no selection.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = { Text(text.wrappedValue) }
    handle = TextHandle(
      text: { String(text.wrappedValue.characters) },
      // What is typed looks like what is before it.
      setText: { text.wrappedValue.setCharacters($0) }, hasLines: true)
  }
}

nonisolated extension TextEditor: View {
  public var body: some View {
    look
      .contentShape(Rectangle())
      .pressable(name: "TextEditor") {}
      .element(.textField, text: handle)
  }

  @ViewBuilder private var look: some View {
    let configuration = TextEditorStyleConfiguration(text: text())
    styles.view(of: configuration) { AutomaticTextEditorStyle().makeBody(configuration: $0) }
  }
}

extension AttributedString {
  /// Changes what is between the first and the last character that differ: what stays keeps its looks, and what is new
  /// looks like what is before it.
  fileprivate mutating func setCharacters(_ text: String) {
    let (old, new) = (Array(characters), Array(text))
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let room = shorter - start
    let end =
      (0..<room).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? room
    var middle = AttributedString(String(new[start..<new.count - end]))
    let lower = index(startIndex, offsetByCharacters: start)
    let upper = index(lower, offsetByCharacters: old.count - end - start)
    if start > 0 {
      middle.setAttributes(runs[index(beforeCharacter: lower)].attributes)
    } else if let first = runs.first {
      middle.setAttributes(first.attributes)
    }
    replaceSubrange(lower..<upper, with: middle)
  }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// The look of a text editor, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = TextEditorStyleConfiguration
}

/// The parts of a text editor.
nonisolated public struct TextEditorStyleConfiguration {
  let text: Text
}

/// The text on the background of fields.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    EditorText(text: configuration.text, hasBackground: true)
  }
}

/// The text alone.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// The same style as `.plain`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    EditorText(text: configuration.text, hasBackground: false)
  }
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The text on the background of fields, unless `scrollContentBackground(_:)` hides it.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Text that begins at the top of its box and is cut where that ends.
private struct EditorText {
  let text: Text
  let hasBackground: Bool
  @Environment(\.isScrollContentBackgroundHidden) private var isBackgroundHidden
}

nonisolated extension EditorText: View {
  var body: some View {
    text
      .changingEnvironment { ($0.isTextEdited, $0.isTextOfControl) = (true, true) }
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, ControlMetrics.editorInsetX)
      .padding(.vertical, ControlMetrics.editorInsetY)
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: .topLeading
      )
      .background(hasBackground && !isBackgroundHidden ? SemanticColor.background : .clear)
      .clipped()
  }
}

nonisolated extension EnvironmentValues {
  /// Whether lists, forms and text editors leave out their own background.
  @Entry var isScrollContentBackgroundHidden: Bool = false
}

nonisolated extension View {
  /// The style of text editors in this view.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Whether lists, forms and text editors in this view have their own background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.isScrollContentBackgroundHidden = visibility == .hidden }
  }
}

nonisolated extension EdgeInsets {
  /// From the edges of a text editor to its text.
  package static var textEditor: EdgeInsets {
    EdgeInsets(
      top: ControlMetrics.editorInsetY, leading: ControlMetrics.editorInsetX,
      bottom: ControlMetrics.editorInsetY, trailing: ControlMetrics.editorInsetX)
  }
}
