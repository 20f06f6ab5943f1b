import GalleyViews

/// Name only: windows of one kind.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}

  public init(id: String, @ViewBuilder content: () -> Content) {}

  public init(
    _ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String = "", @ViewBuilder content: () -> Content
  ) {}

  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {}

  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

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
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}

/// Name only: a window of a helper.
nonisolated public struct UtilityWindow<Content: View>: _PrimitiveScene {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// Name only: the window of settings.
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
}

/// Name only: an item of the system's menu bar.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {}

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == GalleyControls.Label<Text, Image> {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == GalleyControls.Label<Text, Image> {}

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) where Label == GalleyControls.Label<Text, Image> {}
}
