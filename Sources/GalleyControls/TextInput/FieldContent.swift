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
  /// Takes what is typed, character by character; nil where a text stands for a value.
  var setText: ((String) -> Void)?
  /// Takes a whole text for a value; a text that stands for none changes nothing.
  var setValue: ((String) -> Void)?
  /// What the field is for, where its label is a text.
  var title: Text?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}

/// The text of a field, or what stands in for it, at the start of all the width there is.
struct FieldText<Label: View> {
  let content: FieldContent
  let label: Label
  @Environment(\.multilineTextAlignment) private var alignment
  @ScaledMetric(ofFont: .body) private var bodySize = ControlMetrics.bodyFont
  /// What is typed for a value until it is committed.
  @State private var draft: String?

  init(content: FieldContent, label: Label) {
    self.content = content
    self.label = label
  }
}

nonisolated extension FieldText: View {
  var body: some View {
    lines(of: draft ?? content.text())
      .contentShape(Rectangle())
      .pressable(name: "TextField") {}
      .element(.textField, label: content.title, text: handle)
  }

  /// The words in a container, which stays the same view when the first character is typed: what is said around the
  /// field would begin anew otherwise.
  @ViewBuilder private func lines(of text: String) -> some View {
    if content.axis == .horizontal {
      ZStack(alignment: place) { words(of: text) }.lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: height, alignment: place)
    } else {
      ZStack(alignment: place) { words(of: text) }
        .frame(maxWidth: .infinity, alignment: place)
    }
  }

  /// A field grows faster than its font.
  private var height: CGFloat {
    ControlMetrics.plainFieldHeight
      + ControlMetrics.fieldGrowth * (bodySize - ControlMetrics.bodyFont)
  }

  private var handle: TextHandle {
    var handle = editing
    handle.isCopyable = !content.isSecure
    return handle
  }

  private var editing: TextHandle {
    TextHandle(
      text: { draft ?? content.text() },
      setText: { text in
        if let setText = content.setText { setText(text) } else { draft = text }
      },
      hasLines: false,
      setEditing: { isEditing in
        if !isEditing { commitDraft() }
        content.onEditingChanged(isEditing)
      },
      commit: {
        commitDraft()
        content.onCommit()
      })
  }

  private func commitDraft() {
    guard let typed = draft else { return }
    draft = nil
    content.setValue?(typed)
  }

  @ViewBuilder private func words(of text: String) -> some View {
    if text.isEmpty {
      ZStack(alignment: place) {
        Text(verbatim: " ")
        if let prompt = content.prompt { prompt } else { label }
      }
      .foregroundStyle(SemanticColor.placeholder)
    } else if content.isSecure {
      SecureDots(count: text.count)
    } else {
      Text(verbatim: text)
        .changingEnvironment { $0.isTextEdited = true }
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

/// A dot for each character, as high as a line of text and no wider than there is room.
private struct SecureDots {
  let count: Int
  @ScaledMetric(ofFont: .body) private var side = ControlMetrics.secureDot
  @ScaledMetric(ofFont: .body) private var advance = ControlMetrics.secureDotAdvance
}

nonisolated extension SecureDots: View {
  var body: some View {
    let width = CGFloat(count) * advance
    Text(verbatim: " ")
      .frame(maxWidth: .infinity)
      .overlay { DotsShape(count: count, side: side, advance: advance).fill(ForegroundStyle()) }
      .frame(idealWidth: width, maxWidth: width)
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

/// As many dots as there is room for.
nonisolated private struct DotsShape: FixedShape {
  let count: Int
  let side: CGFloat
  let advance: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    // A frame may be half a pixel narrower than what was asked for.
    let room = Int(((min(rect.width, 100_000) + 1) / advance).rounded(.down))
    for index in 0..<max(min(count, room), 0) {
      path.addEllipse(
        in: CGRect(
          x: rect.minX + advance * CGFloat(index) + (advance - side) / 2, y: rect.midY - side / 2,
          width: side, height: side))
    }
    return path
  }
}
