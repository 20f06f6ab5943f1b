/// Makes one view of the statements of a closure: views one after the other, `let`, `if`, `switch`.
@resultBuilder
public enum ViewBuilder {
  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Views one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { value, collector in
      var index = 0
      func collect<Child: View>(_ child: Child) {
        collector.collect(child, at: .index(index))
        index += 1
      }
      repeat collect(each value)
    }
  }

  /// A view behind an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// A view behind an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views one after the other; the container around them lays each out by itself (R3).
public struct TupleView<T>: PrimitiveView {
  /// The views as a tuple.
  public var value: T
  private let collectViews: (T, inout _ViewCollector) -> Void

  init(_ value: T, collectViews: @escaping (T, inout _ViewCollector) -> Void) {
    self.value = value
    self.collectViews = collectViews
  }

  /// A tuple of views; what is no view in it is left out.
  public init(_ value: T) {
    self.init(value) { value, collector in
      for (index, child) in Mirror(reflecting: value).children.enumerated() {
        guard let view = child.value as? any View else { continue }
        collector.collect(view, at: .index(index))
      }
    }
  }

  public func _collect(into collector: inout _ViewCollector) { collectViews(value, &collector) }
}

/// Several views one after the other, whatever their types.
nonisolated package protocol ViewTuple {
  /// The views in their order.
  var parts: [Any] { get }
}

nonisolated extension TupleView: ViewTuple {
  package var parts: [Any] { Mirror(reflecting: value).children.map(\.value) }
}

/// One of two views, with an identity for each branch.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage

  public func _collect(into collector: inout _ViewCollector) {
    switch storage {
    case .first(let view): collector.collect(view, at: .branch(0))
    case .second(let view): collector.collect(view, at: .branch(1))
    }
  }
}

/// An absent view is no child at all (R4).
nonisolated extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body") }

  public func _collect(into collector: inout _ViewCollector) {
    if let view = self { collector.collect(view, at: .branch(0)) }
  }
}

/// Nothing: no child, no spacing (R4).
public struct EmptyView: PrimitiveView {
  /// A view of nothing.
  public init() {}
  public func _collect(into collector: inout _ViewCollector) {}
}

/// A view of any type. Another type in the same place is another view.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// Keeps a view; an `AnyView` is not wrapped again.
  public init(_ view: some View) { self.view = (view as? AnyView)?.view ?? view }

  /// The same as `init(_:)`.
  public init(erasing view: some View) { self.init(view) }

  /// A view whose type the compiler has lost already: it does not open the result of an overloaded function of an
  /// `any Shape` or an `any View` for the initializer above, `AnyView(shape.fill(.blue))`.
  @_disfavoredOverload
  public init(_ view: any View) { self.view = (view as? AnyView)?.view ?? view }

  /// The view whose type is lost.
  nonisolated package var wrapped: any View { view }

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(view, at: .type(ViewType(type(of: view))))
  }
}

/// Several views as one: modifiers apply to each of them (R3).
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// The views of a closure as one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(content, at: .index(0))
  }
}
