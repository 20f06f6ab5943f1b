import GalleyGeometry
import GalleyViews

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// What people's changes of the toolbar know the item by; nothing for an item that cannot be changed.
  public let id: ID

  /// An item that people cannot change.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
    id = ()
  }

  /// An item that people could change.
  /// - Parameter showsByDefault: it has no effect: the item is drawn.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
    self.id = id
  }

  public func _collect(into entries: inout [_ToolbarEntry]) {
    entries.append(_ToolbarEntry(placement: placement, content: AnyView(content)))
  }
}

nonisolated extension ToolbarItem: CustomizableToolbarContent where ID == String {}

nonisolated extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: AnyView

  /// Views that are drawn beside each other at the placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = AnyView(content())
  }

  /// A group that is drawn with its items, as there is room.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = AnyView(content())
  }

  public func _collect(into entries: inout [_ToolbarEntry]) {
    entries.append(_ToolbarEntry(placement: placement, content: content))
  }
}

/// The items of a group that has a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

/// Room between items: as much as there is, or a gap.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A space. A flexible one fills the bottom bar; in other bars, and if it is fixed, it is 8 points wide.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public func _collect(into entries: inout [_ToolbarEntry]) {
    let view =
      sizing == .fixed || placement.region != .bottom
      ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer(minLength: 8))
    entries.append(_ToolbarEntry(placement: placement, content: view))
  }
}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// 8 points.
  public static let fixed = SpacerSizing(name: "fixed")
  /// As much as there is in the bottom bar; 8 points in others.
  public static let flexible = SpacerSizing(name: "flexible")
}

/// No effect: the menu of a title is closed in an image.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  /// The menu that the system makes.
  public init() where Content == EmptyView {}

  /// A menu with any views.
  public init(@ViewBuilder content: () -> Content) {}

  public func _collect(into entries: inout [_ToolbarEntry]) {}
}

/// No effect: images have no default items.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// An item of a kind. It is not drawn.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public func _collect(into entries: inout [_ToolbarEntry]) {}
}
