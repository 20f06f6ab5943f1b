import GalleyViews

/// Name only: windows of one kind.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  /// Windows with a view. The view is never made.
  public init(@ViewBuilder content: () -> Content) {}

  /// Windows with a name, by which a program opens them.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Windows with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content
  ) {}

  /// Windows with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String = "", @ViewBuilder content: () -> Content
  ) {}

  /// Windows with a text as their title.
  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {}

  /// Windows for values of a type, one for each value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Windows with a name for values of a type, one for each value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Windows with a localized title for values of a type, one for each value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
}

/// Name only: the content of a window for a value.
nonisolated public struct PresentedWindowContent<Value: Hashable, Content: View>: View {
  public var body: some View { EmptyView() }
}

/// Name only: one window.
nonisolated public struct Window<Content: View>: _PrimitiveScene {
  /// A window with a localized title. Its view is never made.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// A window with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

  /// A window with a text as its title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}

/// Name only: a window of a helper.
nonisolated public struct UtilityWindow<Content: View>: _PrimitiveScene {
  /// A window with a localized title. Its view is never made.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// A window with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// Name only: the window of settings.
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
  /// A window with a view, which is never made.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Name only: an item of the system's menu bar.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  /// An item with a view as its label. Neither view is made.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// An item that is there while the binding is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  /// An item with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// An item with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// An item with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == GalleyControls.Label<Text, Image> {}

  /// An item with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == GalleyControls.Label<Text, Image> {}

  /// An item with a localized title and an image by its name.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) where Label == GalleyControls.Label<Text, Image> {}
}
