import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A magnifying glass, as wide as the text around is high.
nonisolated struct MagnifyingGlass: View {
  @Environment(\.font) private var font

  var body: some View {
    Text(verbatim: "0")
      .hidden()
      .overlay { lens }
      .padding(.horizontal, ControlMetrics.lensInset)
  }

  private var lens: some View {
    LensShape().stroke(lineWidth: ControlMetrics.lensLine).aspectRatio(1, contentMode: .fit)
  }
}

/// A circle with a handle to the lower right.
nonisolated private struct LensShape: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let lens = side * ControlMetrics.lensShare
    var path = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: lens, height: lens))
    let start = lens / 2 * (1 + 0.5.squareRoot())
    path.move(to: CGPoint(x: rect.minX + start, y: rect.minY + start))
    path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    return path
  }
}

/// Where the field of `searchable` stands: a picture has it below the screen's title.
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

  /// Whether somebody searches: what `isPresented` of `searchable` says, or the focus of its field (`searchFocused`).
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}
