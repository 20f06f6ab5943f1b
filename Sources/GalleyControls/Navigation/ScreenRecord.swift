import GalleyGeometry
import GalleyViews

/// What the views of one screen say about its bars and about the screen that covers it.
///
/// It is filled while the bodies of the screen's views are read; the bars are collected behind the
/// content, in the same pass, and read it. Bodies are read from the outside inwards, so what is said
/// already counts. A pass begins with a new one.
final class ScreenRecord {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  /// The screen below; nil of the lowest.
  weak var below: ScreenRecord?
  /// Whether the screen is that of a phone on its side, where no title is large.
  var isLow = false
  var toolbarItems: [_ToolbarEntry] = []
  var toolbar = ToolbarSettings()
  /// The field to search in, below the title.
  var searchBar: AnyView?
  /// The screen that covers this one without being on the stack's path.
  var pushed: PushedScreen?
}

/// A screen that covers another one.
struct PushedScreen {
  let content: AnyView
  /// What takes the screen away again.
  let pop: () -> Void
}

/// What the screens of one stack share.
final class NavigationRecord {
  /// What makes the screens of values, by the values' type.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  let path: [AnyHashable]
  let push: (AnyHashable) -> Void
  let pop: () -> Void

  init(
    path: [AnyHashable], push: @escaping (AnyHashable) -> Void = { _ in },
    pop: @escaping () -> Void
  ) {
    self.path = path
    self.push = push
    self.pop = pop
  }

  func register<Value: Hashable, Content: View>(
    _ type: Value.Type, _ content: @escaping (Value) -> Content
  ) {
    guard destinations[ObjectIdentifier(type)] == nil else { return }
    // Another value is another screen, also where it takes the place of the one before.
    destinations[ObjectIdentifier(type)] = { value in
      (value.base as? Value).map { AnyView(content($0).id(value)) }
    }
  }

  /// The screen on top of the one at `depth`, or nil.
  func screen(above depth: Int, covering screen: ScreenRecord) -> PushedScreen? {
    guard path.indices.contains(depth) else { return screen.pushed }
    let value = path[depth]
    return destinations[ObjectIdentifier(type(of: value.base))]?(value).map {
      PushedScreen(content: $0, pop: pop)
    }
  }
}

nonisolated extension EnvironmentValues {
  private enum ScreenKey: EnvironmentKey {
    static var defaultValue: RecordReference<ScreenRecord> { RecordReference() }
  }
  private enum NavigationKey: EnvironmentKey {
    static var defaultValue: RecordReference<NavigationRecord> { RecordReference() }
  }

  /// The screen that the views are in, or nil.
  var screen: ScreenRecord? {
    get { self[ScreenKey.self].record }
    set { self[ScreenKey.self] = RecordReference(record: newValue) }
  }

  /// The stack of screens that the views are in, or nil.
  var navigation: NavigationRecord? {
    get { self[NavigationKey.self].record }
    set { self[NavigationKey.self] = RecordReference(record: newValue) }
  }
}

/// A view that says something about what is around it before its content does.
nonisolated struct NotingView<Content: View>: View {
  let content: Content
  let note: (EnvironmentValues) -> Void
  @Environment(\.self) private var environment

  init(content: Content, note: @escaping (EnvironmentValues) -> Void) {
    self.content = content
    self.note = note
  }

  var body: some View {
    let _ = note(environment)
    content
  }
}

nonisolated extension View {
  /// Says something about the surroundings of the view whenever it is made.
  func noting(_ note: @escaping (EnvironmentValues) -> Void) -> some View {
    NotingView(content: self, note: note)
  }

  /// Says something about the screen that the view is in, if it is in one.
  func notingScreen(_ note: @escaping (ScreenRecord) -> Void) -> some View {
    noting { environment in environment.screen.map(note) }
  }
}
