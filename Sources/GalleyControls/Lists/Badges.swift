import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// A text in the secondary colour.
  public static let standard = BadgeProminence(name: "standard")
  /// A text in the tertiary colour.
  public static let decreased = BadgeProminence(name: "decreased")
  /// A white text in a red capsule.
  public static let increased = BadgeProminence(name: "increased")
}

nonisolated extension View {
  /// A number at the end of the view's row in a list; 0 is none.
  public func badge(_ count: Int) -> some View {
    BadgedRow(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A text at the end of the view's row in a list.
  public func badge(_ label: Text?) -> some View { BadgedRow(content: self, badge: label) }

  /// A localized text at the end of the view's row in a list, or at the icon of its tab; nil is none.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedRow(content: self, badge: key.map { Text($0) })
  }

  /// A text that is not localized at the end of the view's row in a list, or at the icon of its tab; nil is none.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View {
    BadgedRow(content: self, badge: label.map { Text($0) })
  }

  /// How much the texts at the ends of rows stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    changingEnvironment { $0.badgeProminence = prominence }
  }
}

nonisolated extension EnvironmentValues {
  /// How much the texts at the ends of rows stand out.
  @Entry public var badgeProminence: BadgeProminence = .standard
}

/// A row that has its room around it already, so that a badge that is added later stands inside: the order of modifiers of
/// a row says nothing.
nonisolated protocol FilledRow: View {
  var rowContent: AnyView { get }
  /// The same row around another view.
  func row(around content: AnyView) -> AnyView
}

nonisolated extension FilledRow {
  func badged(_ badge: Text) -> AnyView {
    if let view = rowContent.wrapped as? any FilledRow { return row(around: view.badged(badge)) }
    return row(around: AnyView(BadgedRow(content: rowContent, badge: badge)))
  }
}

/// A view with a text at the end of its row, in a list, or at the icon of its tab.
private struct BadgedRow<Content: View> {
  let content: Content
  let badge: Text?
  @Environment(\.listContext) private var list
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.font) private var font

  init(content: Content, badge: Text?) { (self.content, self.badge) = (content, badge) }
}

nonisolated extension BadgedRow: View {
  var body: some View {
    if let badge, list != nil, let row = row(content, with: badge) {
      row
    } else if let badge, list != nil {
      HStack {
        content
        Spacer(minLength: 8)
        if prominence == .increased {
          badge.font(.subheadline).defaultForegroundStyle(.white)
            .padding(.horizontal, 8)
            .padding(.vertical, 1)
            .background(Color.red, in: Capsule())
        } else {
          badge.defaultForegroundStyle(
            prominence == .decreased ? SemanticColor.tertiaryLabel : Color.secondary)
        }
      }
    } else if let badge {
      content.containerValue(\.tabItem.badge, badge)
    } else {
      content
    }
  }

  /// A row that has a place of its own for a badge, with it there, whatever modifiers stand between: the font of the text is
  /// that of the badge, and not that which they set. Nil for others.
  private func row(_ view: any View, with badge: Text) -> AnyView? {
    let view = (view as? AnyView)?.wrapped ?? view
    if let row = view as? any FilledRow { return row.badged(badge) }
    guard let outer = view as? any WrappingView else { return nil }
    return row(outer.wrappedView, with: badge.font(font ?? .body)).map { outer.wrapping($0) }
  }
}
