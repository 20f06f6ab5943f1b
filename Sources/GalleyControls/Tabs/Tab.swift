import GalleyGeometry
import GalleyViews

/// A tab by its value, its label and its content.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  /// The type of the value that selects the tab.
  public typealias TabValue = Value
  private let value: Value?
  private let label: Label
  private let content: Content

  fileprivate init(value: Value?, label: Label, content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  /// A tab with any view as its label.
  /// - Parameters:
  ///   - value: the tab is shown while it is the selection.
  ///   - role: it has no effect beside a label.
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
  /// A tab with any view as its label, which is selected by its position.
  /// - Parameter role: it has no effect beside a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, label: label(), content: content())
  }
}

/// The label of a tab that is made of a title and an image.
public typealias DefaultTabLabel = Label<Text, Image>

nonisolated extension Tab where Label == DefaultTabLabel {
  /// A tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, label: DefaultTabLabel(titleKey, systemImage: systemImage),
      content: content())
  }

  /// A tab with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, label: DefaultTabLabel(title, systemImage: systemImage), content: content())
  }

  /// A tab with a localized title and an image by its name.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, label: DefaultTabLabel(titleKey, image: image), content: content())
  }

  /// A tab with a title that is not localized and an image by its name.
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
  /// A tab with a localized title and a symbol, which is selected by its position.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(titleKey, systemImage: systemImage), content: content())
  }

  /// A tab with a title that is not localized and a symbol, which is selected by its position.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(title, systemImage: systemImage), content: content())
  }

  /// A tab with a localized title and an image by its name, which is selected by its position.
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

nonisolated extension Tab where Label == EmptyView {
  /// A tab without a label, such as one whose bar is hidden.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, label: EmptyView(), content: content())
  }
}

nonisolated extension Tab where Value == Never, Label == EmptyView {
  /// A tab without a label, which is selected by its position.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, label: EmptyView(), content: content())
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let title: String
  private let symbol: String

  /// A search: a magnifying glass and "Search".
  public static let search = TabRole(title: "Search", symbol: "magnifyingglass")
  /// The most important action: a plus sign and "Action".
  public static let prominent = TabRole(title: "Action", symbol: "plus")

  nonisolated fileprivate var label: DefaultTabLabel {
    DefaultTabLabel(title, systemImage: symbol)
  }
}

/// Tabs under a header, which a bar does not show.
nonisolated public struct TabSection<
  Header: View, Content: TabContent, SelectionValue: Hashable
>: PrimitiveTabContent where Content.TabValue == SelectionValue {
  /// The type of the values that select the tabs.
  public typealias TabValue = SelectionValue
  private let content: Content

  /// Tabs under any view, which is not drawn.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// Tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    self.content = content()
  }

  /// Tabs under a localized title, which is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.content = content()
  }

  /// Tabs under a title that is not localized, which is not drawn.
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

  /// A localized text at the icon of the tabs.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: Text(key))
  }

  /// A text at the icon of the tabs that is not localized.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: Text(label))
  }

  /// No effect: the tabs of an image are not customised.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// No effect: the tabs of an image are not customised.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// No effect: tabs are drawn as a bar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// No effect: tabs are drawn as a bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// No effect: tabs are drawn as a bar.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Name only: identifiers are for tests of programs.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}
