import GalleyGeometry

/// A view that need not be made again while it is equal. It is made in every pass here.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is drawn.
  public var content: Content

  /// A view whose equality is asked for. On an image that has no effect.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  /// Changes nothing in the image: equal views look alike.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
