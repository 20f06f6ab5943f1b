import GalleyGeometry
import GalleyViews

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items in `body`.
  associatedtype Body: ToolbarContent
  /// The items that these ones are made of.
  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items; the default adds those of `body`.
  nonisolated func _collect(into entries: inout [_ToolbarEntry])
}

/// Items of a toolbar that people may change.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

nonisolated extension ToolbarContent {
  public func _collect(into entries: inout [_ToolbarEntry]) {
    onAnyActor(self) { $0.body }._collect(into: &entries)
  }

  /// No effect: the items stand where their placement says.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// No effect: an image does not move.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

nonisolated extension CustomizableToolbarContent {
  /// No effect: the toolbar of an image is not customised.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// No effect: the toolbar of an image is not customised.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// An item of a toolbar, erased.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

nonisolated extension Never: CustomizableToolbarContent {}

/// Items that Galley collects itself.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

nonisolated extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Makes one value of the statements of a closure with toolbar items.
@resultBuilder
public enum ToolbarContentBuilder {
  /// The items of a statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// The items of a closure with one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The items of all statements, in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  /// The items of an `if` without `else`; none if its condition is false.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbarContent<Content> { _OptionalToolbarContent(content: content) }

  /// The items of a condition that is true.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    .first(first)
  }

  /// The items of a condition that is false.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    .second(second)
  }

  /// The items of a branch that asks for a version of the system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Several items of a toolbar.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>:
  PrimitiveToolbarContent
{
  let content: (repeat each Content)

  public func _collect(into entries: inout [_ToolbarEntry]) {
    repeat (each content)._collect(into: &entries)
  }
}

nonisolated extension _TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

/// One of two kinds of items.
nonisolated public enum _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  case first(First)
  case second(Second)

  public func _collect(into entries: inout [_ToolbarEntry]) {
    switch self {
    case .first(let content): content._collect(into: &entries)
    case .second(let content): content._collect(into: &entries)
    }
  }
}

nonisolated extension _ConditionalToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Items that are there or not.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent
{
  let content: Content?

  public func _collect(into entries: inout [_ToolbarEntry]) { content?._collect(into: &entries) }
}

nonisolated extension _OptionalToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}
