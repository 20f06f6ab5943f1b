import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// A sheet over the screen while the binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(PresentedView(isPresented, kind: .sheet, content: content))
      .onDismiss(of: isPresented.wrappedValue, onDismiss)
  }

  /// A sheet over the screen while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(PresentedView(item, kind: .sheet, content: content))
      .onDismiss(of: item.wrappedValue != nil, onDismiss)
  }

  /// A view that covers the screen while the binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(PresentedView(isPresented, kind: .cover, content: content), dimsTint: false)
      .onDismiss(of: isPresented.wrappedValue, onDismiss)
  }

  /// A view that covers the screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(PresentedView(item, kind: .cover, content: content), dimsTint: false)
      .onDismiss(of: item.wrappedValue != nil, onDismiss)
  }

  /// A card with an arrow to the view while the binding is true; a sheet on a phone's screen.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopoverSource(
      source: self, presented: PresentedView(isPresented, kind: .popover, content: content),
      anchor: attachmentAnchor)
  }

  /// A card with an arrow to the view while there is an item; a sheet on a phone's screen.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PopoverSource(
      source: self, presented: PresentedView(item, kind: .popover, content: content),
      anchor: attachmentAnchor)
  }
}

nonisolated extension View {
  /// Runs `action` when what is presented is so no more, however that came.
  @ViewBuilder
  fileprivate func onDismiss(of isPresented: Bool, _ action: (() -> Void)?) -> some View {
    // Whether there is an action does not change from pass to pass.
    if let action {
      onChange(of: isPresented) { _, isPresented in if !isPresented { action() } }
    } else {
      self
    }
  }
}

/// Where a popover is attached.
public enum PopoverAttachmentAnchor {
  /// A rectangle that the arrow points at.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as a share of its size.
  case point(UnitPoint)
}

/// A sheet, a cover or a popover with its content.
nonisolated struct PresentedView: View {
  enum Kind { case sheet, cover, popover }
  private let content: AnyView
  private let kind: Kind
  private let dismiss: () -> Void
  /// What a popover points at, in the image's points.
  var source = CGRect.zero

  /// Nil unless the binding is true.
  init?(
    _ isPresented: Binding<Bool>, kind: Kind, content: () -> some View
  ) {
    guard isPresented.wrappedValue else { return nil }
    self.content = AnyView(content())
    self.kind = kind
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Nil unless there is an item. What another item presents is another view, which keeps nothing of the one before.
  init?<Item: Identifiable>(
    _ item: Binding<Item?>, kind: Kind, content: (Item) -> some View
  ) {
    guard let value = item.wrappedValue else { return nil }
    self.content = AnyView(content(value).id(value.id))
    self.kind = kind
    dismiss = { item.wrappedValue = nil }
  }

  var body: some View {
    PresentationHost {
      switch kind {
      case .sheet: SheetView(content: inner, dismiss: dismiss)
      case .cover: CoverView(content: inner)
      case .popover: PopoverView(content: inner, source: source, dismiss: dismiss)
      }
    }
    .endingReports(of: PresentationStyle.self)
    .endingReports(of: PresentationGround.self)
  }

  private var inner: some View {
    VStack { content }
      .changingEnvironment { [dismiss] in $0.setPresentation(DismissAction(dismiss)) }
  }
}
