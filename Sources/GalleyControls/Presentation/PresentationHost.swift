import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What the views below a host present: sheets, alerts and the like, the first one at the back.
final class PresentationRecord {
  private(set) var views: [AnyView] = []

  func add(_ view: AnyView) { views.append(view) }
}

/// A view over which everything is drawn that the views in it present. The outermost host has it all,
/// as a sheet covers the whole screen and not the row that asks for it.
nonisolated struct PresentationHost<Content: View>: View {
  private let content: Content
  @Environment(\.presentations) private var outer

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    if outer != nil {
      content
    } else {
      let record = PresentationRecord()
      content
        .changingEnvironment { [weak record] in $0.presentations = record }
        .overlay { PresentationLayer(record: record) }
    }
  }
}

/// The presented views; they are collected behind the content that presents them.
nonisolated private struct PresentationLayer: View {
  let record: PresentationRecord

  var body: some View {
    ForEach(record.views.indices, id: \.self) { record.views[$0] }
  }
}

nonisolated extension EnvironmentValues {
  private enum PresentationsKey: EnvironmentKey {
    static var defaultValue: RecordReference<PresentationRecord> { RecordReference() }
  }

  /// What the views present, or nil outside of hosts.
  var presentations: PresentationRecord? {
    get { self[PresentationsKey.self].record }
    set { self[PresentationsKey.self] = RecordReference(record: newValue) }
  }

  /// The environment for views on a screen of their own.
  mutating func beginScreen() {
    presentations = nil
    screen = nil
    navigation = nil
    tabs = nil
    tabItems = nil
    viewTag = nil
    listContext = nil
  }
}

/// A view that presents another one, on the host around it or on itself.
nonisolated private struct PresentingView<Content: View>: View {
  let content: Content
  let presented: AnyView?
  @Environment(\.self) private var environment

  init(content: Content, presented: AnyView?) {
    self.content = content
    self.presented = presented
  }

  var body: some View {
    if let host = environment.presentations {
      let _ = present(on: host)
      content
    } else {
      content.overlay { presented?.changingEnvironment { $0.beginScreen() } }
    }
  }

  private func present(on host: PresentationRecord) {
    guard let presented else { return }
    var inner = environment
    inner.beginScreen()
    host.add(AnyView(presented.changingEnvironment { $0 = inner }))
  }
}

nonisolated extension View {
  /// Draws a view over the host around this one; nil draws none.
  func presenting(_ presented: (some View)?) -> some View {
    PresentingView(content: self, presented: presented.map { AnyView($0) })
  }

  /// Draws what the views in this one present over all of it.
  package func hostingPresentations() -> some View { PresentationHost { self } }
}

/// The colours of what is presented.
enum PresentationColor {
  static let background = Color(light: .white, dark: Color(white: 0.11))
  static let card = Color(light: Color(white: 0.97), dark: Color(white: 0.15))
  static let separator = Color(light: Color(white: 0.8), dark: Color(white: 0.28))
  /// What lies over the views behind.
  static let dimming = Color(white: 0, opacity: 0.2)
}
