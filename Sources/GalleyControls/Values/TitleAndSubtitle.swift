import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The label of a control beside it: "use a view builder that creates multiple `Text` views where the first text represents
/// the title and the second text represents the subtitle" (SwiftUI's documentation of `LabeledContent`, `Toggle` and `Picker`).
/// Other views stand side by side.
struct TitleAndSubtitle<Label: View> {
  let label: Label

  init(_ label: Label) { self.label = label }
}

nonisolated extension TitleAndSubtitle: View {
  @ViewBuilder var body: some View {
    let texts = Self.texts(in: label)
    if texts.count > 1 {
      VStack(alignment: .leading) {
        texts[0]
        // The font is assumed.
        ForEach(1..<texts.count, id: \.self) { index in
          Group { texts[index] }
            .font(.subheadline)
            .defaultForegroundStyle(Color.secondary)
        }
      }
    } else {
      HStack { label }
    }
  }

  /// The texts of a label that has nothing else; none where it has.
  static func texts(in label: Any) -> [Text] {
    if let part = label as? any StylePart { return texts(in: part.view) }
    if let view = label as? AnyView { return texts(in: view.wrapped) }
    guard let tuple = label as? any ViewTuple else { return [] }
    var texts: [Text] = []
    for part in tuple.parts {
      if let text = part as? Text {
        texts.append(text)
      } else if !(part is Text?) {
        return []
      }
    }
    return texts
  }
}
