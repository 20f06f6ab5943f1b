import GalleyGeometry

/// A change to any view, by a body of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the modifier makes of a view.
  associatedtype Body: View
  /// The view that the modifier changes.
  typealias Content = _ViewModifier_Content<Self>
  /// The view as the modifier changes it.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let view: AnyView
  public var body: some View { view }
}

/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier around it.
  public var modifier: Modifier

  /// A view with a modifier around it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The view as the modifier changes it.
  public var body: some View {
    onAnyActor((modifier, _ViewModifier_Content<Modifier>(view: AnyView(content)))) {
      $0.body(content: $1)
    }
  }
}

/// A view with a modifier around it, under which another view can stand.
nonisolated package protocol WrappingView: View {
  /// The view without the modifier.
  var wrappedView: any View { get }
  /// Another view with the same modifier.
  func wrapping(_ view: AnyView) -> AnyView
}

nonisolated extension ModifiedContent: WrappingView where Content: View, Modifier: ViewModifier {
  package var wrappedView: any View { content }
  package func wrapping(_ view: AnyView) -> AnyView { AnyView(view.modifier(modifier)) }
}

nonisolated extension ModifierView: WrappingView {
  package var wrappedView: any View { content }
  package func wrapping(_ view: AnyView) -> AnyView { AnyView(view.modified(by: modifier)) }
}

nonisolated extension EnvironmentView: WrappingView {
  package var wrappedView: any View { content }
  package func wrapping(_ view: AnyView) -> AnyView {
    AnyView(EnvironmentView<AnyView>(content: view, change: change))
  }
}

nonisolated extension View {
  /// The view as a modifier changes it.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Gives the view an identity: with another one it is another view, and keeps nothing.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  func _collect(into collector: inout _ViewCollector) {
    collector.collect(content, at: .id(id, occurrence: 0))
  }
}
