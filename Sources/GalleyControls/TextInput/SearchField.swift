import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The field of `searchable` above a view.
nonisolated struct SearchedView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  var tokens: [AnyView] = []
  let isPresented: Bool

  var body: some View {
    VStack(spacing: 0) {
      SearchField(text: text, prompt: prompt, tokens: tokens)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .changingEnvironment { $0.isSearching = isPresented }
  }
}

/// A magnifying glass and what is searched for, in a grey box.
nonisolated private struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  let tokens: [AnyView]

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(Color.secondary)
      ForEach(tokens.indices, id: \.self) { index in
        tokens[index]
          .padding(.horizontal, 6)
          .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 5))
      }
      FieldText(
        content: FieldContent(text: { text.wrappedValue }),
        label: (prompt ?? Text(verbatim: "Search")).foregroundStyle(Color.secondary))
    }
    .padding(.horizontal, 8)
    .padding(
      .vertical, (ControlMetrics.searchFieldHeight - ControlMetrics.plainFieldHeight) / 2
    )
    .frame(minHeight: ControlMetrics.searchFieldHeight)
    .background(
      Color.controlFill, in: RoundedRectangle(cornerRadius: ControlMetrics.searchFieldRadius))
  }
}

/// Where the field of `searchable` stands; a picture has it above the view.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// Whether the drawer of the navigation bar hides while its view scrolls.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic
    case always
  }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

nonisolated extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether somebody searches: what `isPresented` of `searchable` says.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}
