import GalleyGeometry
import GalleyViews

/// A tab by its value, its label and its content.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  public typealias TabValue = Value
  private let value: Value?
  private let label: Label
  private let content: Content

  fileprivate init(value: Value?, label: Label, content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, label: label(), content: content())
  }

  public func _collect(into tabs: inout [_TabEntry]) {
    tabs.append(
      _TabEntry(
        label: AnyView(label), tag: value.map { AnyHashable($0) }, content: AnyView(content)))
  }
}

nonisolated extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, label: label(), content: content())
  }
}

/// The label of a tab that is made of a title and an image.
public typealias DefaultTabLabel = Label<Text, Image>

nonisolated extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, label: DefaultTabLabel(titleKey, systemImage: systemImage),
      content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, label: DefaultTabLabel(title, systemImage: systemImage), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, label: DefaultTabLabel(titleKey, image: image), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(title, image: image), content: content())
  }

  /// A tab with the label of its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, label: role.label, content: content())
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(title, systemImage: systemImage), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, label: DefaultTabLabel(titleKey, image: image), content: content())
  }

  /// A tab with the label of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, label: role.label, content: content())
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let title: String
  private let symbol: String

  public static let search = TabRole(title: "Search", symbol: "magnifyingglass")
  public static let prominent = TabRole(title: "Action", symbol: "plus")

  nonisolated fileprivate var label: DefaultTabLabel {
    DefaultTabLabel(title, systemImage: symbol)
  }
}

/// Tabs under a header, which a bar does not show.
nonisolated public struct TabSection<
  Header: View, Content: TabContent, SelectionValue: Hashable
>: PrimitiveTabContent where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  private let content: Content

  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.content = content()
  }

  public func _collect(into tabs: inout [_TabEntry]) { content._collect(into: &tabs) }
}

nonisolated extension TabContent {
  /// Takes the tabs away.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _OptionalTabContent(content: hidden ? nil : self)
  }

  /// A number at the icon of the tabs; 0 is none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A text at the icon of the tabs.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: label)
  }

  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: Text(key))
  }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: Text(label))
  }

  /// Changes nothing: nobody changes the tabs of an image.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Changes nothing: nobody changes the tabs of an image.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Changes nothing: tabs are drawn as a bar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Changes nothing: tabs are drawn as a bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Changes nothing: tabs are drawn as a bar.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Name only: identifiers are for tests of programs.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}
