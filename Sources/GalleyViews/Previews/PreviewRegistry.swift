import GalleyGeometry

/// What a `#Preview` becomes.
///
/// Names that its closure uses are looked up among these members first: they begin with two underscores, so that a
/// function `makeView` or a constant `traits` of an app is found.
@MainActor @preconcurrency
public protocol PreviewRegistry {
  /// Module and file.
  nonisolated static var __fileID: String { get }
  /// From 1.
  nonisolated static var __line: Int { get }
  static var __displayName: String? { get }
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The previews of one with arguments; nil of any other one.
  static var __group: _PreviewGroup? { get }
  /// The view; of a preview with arguments those of all of them.
  @ViewBuilder static func __makeView() -> any View
}

extension PreviewRegistry {
  public static var __group: _PreviewGroup? { nil }

  public static func __makeView() -> any View { __group ?? _PreviewGroup(views: []) }
}

/// The views of a `#Preview` with arguments, one for each of them.
public struct _PreviewGroup: PrimitiveView {
  let views: [@MainActor () -> AnyView]

  /// Nothing of `body` runs before a view is drawn.
  @MainActor public init<Argument>(
    arguments: [Argument], @ViewBuilder body: @escaping @MainActor (Argument) -> any View
  ) {
    views = arguments.map { argument in { AnyView(body(argument)) } }
  }

  init(views: [@MainActor () -> AnyView]) { self.views = views }

  public func _collect(into collector: inout _ViewCollector) {
    for (index, view) in views.enumerated() {
      collector.collect(ArgumentView(make: view), at: .index(index))
    }
  }

  /// The view of one argument.
  private nonisolated struct ArgumentView: View {
    let make: @MainActor () -> AnyView
    var body: some View { onAnyActor(make) { $0() } }
  }
}

/// The view of a `#Preview` with `@Previewable` variables, which keeps their states.
public struct _PreviewableView<Properties: _PreviewableProperties>: View {
  private let properties: Properties

  public init(_ properties: Properties) { self.properties = properties }

  public var body: some View { properties.__content }
}

/// The views of a `#Preview`. They are made once for an image, as a body is that nothing has changed for: another
/// pass finds the same ids in them.
nonisolated struct RegisteredView<Registry: PreviewRegistry>: View {
  var body: some View {
    onAnyActor(Registry.self) { registry in
      let view = registry.__makeView()
      return AnyView(view)
    }
  }
}
