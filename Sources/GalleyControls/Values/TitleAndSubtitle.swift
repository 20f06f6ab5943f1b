import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The label of a control beside it: "use a view builder that creates multiple `Text` views where the first text represents
/// the title and the second text represents the subtitle" (SwiftUI's documentation of `LabeledContent`, `Toggle` and `Picker`).
/// What follows two texts stands below them; other views stand side by side.
struct TitleAndSubtitle<Label: View> {
  let label: Label

  init(_ label: Label) { self.label = label }
}

nonisolated extension TitleAndSubtitle: View {
  @ViewBuilder var body: some View {
    let (texts, others) = Self.lines(of: label)
    if texts.count > 1 {
      // Without a gap, in the fonts and colours of SwiftUI-Form.png of mvolkmann/blog: 17, 15 and 13 points.
      VStack(alignment: .leading, spacing: 0) {
        texts[0]
        ForEach(1..<texts.count, id: \.self) { index in
          Group { texts[index] }
            .font(index == 1 ? .subheadline : .footnote)
            .defaultForegroundStyle(Color.primary.opacity(ControlMetrics.subtitleOpacity))
        }
        ForEach(others, id: \.place) { $0.view.font(.footnote) }
      }
    } else {
      HStack { label }
    }
  }

  /// What stands below the texts, by its place in the label: what comes and goes before it does not change which one it is.
  struct Other {
    let place: Int
    let view: AnyView
  }

  /// The texts that a label of several lines begins with, and what stands below them; nothing of other labels.
  static func lines(of label: Any) -> (texts: [Text], others: [Other]) {
    if let part = label as? any StylePart { return lines(of: part.view) }
    if let view = label as? AnyView { return lines(of: view.wrapped) }
    guard let tuple = label as? any ViewTuple else { return ([], []) }
    var texts: [Text] = []
    var others: [Other] = []
    for (place, part) in tuple.parts.enumerated() where !(part is Text?) || part is Text {
      if others.isEmpty, let text = part as? Text {
        texts.append(text)
      } else if texts.count > 1, let view = part as? any View {
        others.append(Other(place: place, view: AnyView(view)))
      } else {
        return ([], [])
      }
    }
    return (texts, others)
  }
}
