import GalleyGeometry
import GalleyViews

/// What the views of one screen say of its bars and of the screen that covers it.
///
/// The screen's bars are made of it in the pass in which its views are. What an outer view says counts more than what
/// an inner one does, and the first of two neighbours more than the second.
struct ScreenFacts: ReportedFacts {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var toolbarItems: [_ToolbarEntry] = []
  var toolbar = ToolbarSettings()
  /// The field to search in, below the title.
  var searchBar: AnyView?
  /// The screen that covers this one without being on the stack's path.
  var pushed: PushedScreen?
  /// What makes the screens of values.
  var destinations = ScreenDestinations()
  /// Whether a view is drawn otherwise below a large title.
  var asksForTitle = false

  mutating func add(_ later: ScreenFacts) {
    title = title ?? later.title
    subtitle = subtitle ?? later.subtitle
    displayMode = displayMode ?? later.displayMode
    hidesBackButton = hidesBackButton ?? later.hidesBackButton
    toolbarItems += later.toolbarItems
    toolbar.add(later.toolbar)
    searchBar = searchBar ?? later.searchBar
    pushed = pushed ?? later.pushed
    destinations.add(later.destinations)
    asksForTitle = asksForTitle || later.asksForTitle
  }
}

/// Whether a screen shows the field that was asked for around it.
struct SearchBarTaken: ReportedFacts {
  var isTaken = false

  mutating func add(_ later: SearchBarTaken) { isTaken = isTaken || later.isTaken }
}

/// A screen that covers another one.
struct PushedScreen {
  let content: AnyView
  /// What takes the screen away again.
  let pop: () -> Void
}

/// What makes the screens of values, by the values' types.
struct ScreenDestinations {
  private var makers: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  init() {}

  init<Value: Hashable, Content: View>(
    for type: Value.Type, _ content: @escaping (Value) -> Content
  ) {
    // Another value is another screen, also where it takes the place of the one before.
    makers[ObjectIdentifier(type)] = { value in
      (value.base as? Value).map { AnyView(content($0).id(value)) }
    }
  }

  /// Adds those of types that have none yet.
  mutating func add(_ later: ScreenDestinations) {
    makers.merge(later.makers) { known, _ in known }
  }

  func adding(_ later: ScreenDestinations) -> ScreenDestinations {
    var all = self
    all.add(later)
    return all
  }

  /// The screen of a value; nil without a destination for its type.
  func screen(of value: AnyHashable) -> AnyView? {
    makers[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

/// What is known of the screen below another one.
struct ScreenBelow {
  let title: Text?
  let displayMode: NavigationBarItem.TitleDisplayMode?
  /// What makes the screens of values, as this screen and those below it say.
  let destinations: ScreenDestinations
  /// How many screens are below this one.
  let depth: Int
}

/// The stack around, as its screens and links use it.
struct NavigationActions {
  let path: [AnyHashable]
  let push: (AnyHashable) -> Void
  let pop: () -> Void

  /// A stack that has no path.
  static var withoutPath: NavigationActions {
    NavigationActions(path: [], push: { _ in }, pop: {})
  }

  /// The screen on top of the one at `depth`, which has said `facts`; nil where there is none.
  func screen(
    above depth: Int, covering facts: ScreenFacts, _ destinations: ScreenDestinations
  ) -> PushedScreen? {
    guard path.indices.contains(depth) else { return facts.pushed }
    return destinations.screen(of: path[depth]).map { PushedScreen(content: $0, pop: pop) }
  }
}

nonisolated extension EnvironmentValues {
  /// The stack, or the column, that the views are in; nil where no screen could cover another one.
  @Entry var navigation: NavigationActions?

  /// Whether the views lie below a large title.
  @Entry var isBelowLargeTitle: Bool = false
}

nonisolated extension View {
  /// Says something of the screen that the view is in.
  func stating(_ body: (inout ScreenFacts) -> Void) -> some View {
    reporting(ScreenFacts.stating(body))
  }
}
