import GalleyGeometry
import GalleyViews

/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select the tabs.
  associatedtype TabValue: Hashable
  /// The type of the tabs in `body`.
  associatedtype Body: TabContent
  /// The tabs that these ones are made of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Adds the tabs; the default adds those of `body`.
  nonisolated func _collect(into tabs: inout [_TabEntry])
}

/// A tab, erased.
public struct _TabEntry {
  let label: AnyView
  let tag: AnyHashable?
  let content: AnyView
  /// What stands at the tab's icon.
  var badge: Text?
}

nonisolated extension TabContent {
  public func _collect(into tabs: inout [_TabEntry]) {
    onAnyActor(self) { $0.body }._collect(into: &tabs)
  }
}

nonisolated extension Never: TabContent {
  /// Such a tab cannot be made.
  public typealias TabValue = Never
}

/// Tabs that Galley collects itself.
nonisolated protocol PrimitiveTabContent: TabContent where Body == Never {}

nonisolated extension PrimitiveTabContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Makes one value of the statements of a closure with tabs.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as views.
  nonisolated public struct Content<C: TabContent>: View {
    let tabs: C

    public var body: some View {
      let entries = entries
      ForEach(entries.indices, id: \.self) { index in
        VStack { entries[index].content }
          .containerValue(\.tag, entries[index].tag)
          .containerValue(
            \.tabItem, TabItem(label: entries[index].label, badge: entries[index].badge))
      }
    }

    private var entries: [_TabEntry] {
      var result: [_TabEntry] = []
      tabs._collect(into: &result)
      return result
    }
  }

  /// The tabs of a statement.
  public static func buildExpression<Tabs: TabContent>(
    _ content: Tabs
  ) -> Tabs where Tabs.TabValue == TabValue { content }

  /// The tabs of a closure with one statement.
  public static func buildBlock<Tabs: TabContent>(
    _ content: Tabs
  ) -> Tabs where Tabs.TabValue == TabValue { content }

  /// The tabs of all statements, in order.
  public static func buildBlock<each Tabs: TabContent>(
    _ content: repeat each Tabs
  ) -> _TupleTabContent<TabValue, repeat each Tabs> {
    _TupleTabContent(content: (repeat each content))
  }

  /// The tabs of an `if` without `else`; none if its condition is false.
  public static func buildIf<Tabs: TabContent>(
    _ content: Tabs?
  ) -> _OptionalTabContent<Tabs> { _OptionalTabContent(content: content) }

  /// The tabs of a condition that is true.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabContent<First, Second> where First.TabValue == Second.TabValue {
    .first(first)
  }

  /// The tabs of a condition that is false.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabContent<First, Second> where First.TabValue == Second.TabValue {
    .second(second)
  }

  /// The tabs of a branch that asks for a version of the system.
  public static func buildLimitedAvailability<Tabs: TabContent>(
    _ content: Tabs
  ) -> Tabs { content }
}

/// Several tabs.
nonisolated public struct _TupleTabContent<TabValue: Hashable, each Tabs: TabContent>:
  PrimitiveTabContent
{
  let content: (repeat each Tabs)

  public func _collect(into tabs: inout [_TabEntry]) {
    repeat (each content)._collect(into: &tabs)
  }
}

/// One of two kinds of tabs.
nonisolated public enum _ConditionalTabContent<First: TabContent, Second: TabContent>:
  PrimitiveTabContent
where First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue
  case first(First)
  case second(Second)

  public func _collect(into tabs: inout [_TabEntry]) {
    switch self {
    case .first(let content): content._collect(into: &tabs)
    case .second(let content): content._collect(into: &tabs)
    }
  }
}

/// Tabs with a text at their icons.
nonisolated public struct _BadgedTabContent<Tabs: TabContent>: PrimitiveTabContent {
  public typealias TabValue = Tabs.TabValue
  let content: Tabs
  let badge: Text?

  public func _collect(into tabs: inout [_TabEntry]) {
    var own: [_TabEntry] = []
    content._collect(into: &own)
    for index in own.indices { own[index].badge = own[index].badge ?? badge }
    tabs += own
  }
}

/// Tabs that are there or not.
nonisolated public struct _OptionalTabContent<Tabs: TabContent>: PrimitiveTabContent {
  public typealias TabValue = Tabs.TabValue
  let content: Tabs?

  public func _collect(into tabs: inout [_TabEntry]) { content?._collect(into: &tabs) }
}
