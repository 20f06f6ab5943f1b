import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What a field for text shows.
nonisolated struct FieldContent {
  /// Read when the field is drawn.
  var text: () -> String
  /// Stands in for a text that is empty; nil is the label.
  var prompt: Text?
  /// Vertical: the text may have several lines.
  var axis = Axis.horizontal
  /// Whether the text is shown as dots.
  var isSecure = false
  var name: String { isSecure ? "SecureField" : "TextField" }
}

/// The text of a field, or what stands in for it, at the start of all the width there is.
nonisolated struct FieldText<Label: View>: View {
  let content: FieldContent
  let label: Label
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    let text = content.text()
    if content.axis == .horizontal {
      words(of: text).lineLimit(1).frame(maxWidth: .infinity, alignment: place)
    } else {
      words(of: text).frame(maxWidth: .infinity, alignment: place)
    }
  }

  @ViewBuilder private func words(of text: String) -> some View {
    if !text.isEmpty {
      Text(verbatim: content.isSecure ? String(repeating: "•", count: text.count) : text)
    } else {
      ZStack(alignment: place) {
        Text(verbatim: " ")
        if let prompt = content.prompt { prompt } else { label }
      }
      .foregroundStyle(SemanticColor.placeholder)
    }
  }

  private var place: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
