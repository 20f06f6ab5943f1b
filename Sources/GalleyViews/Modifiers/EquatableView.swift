import GalleyGeometry

/// A view whose content is made again where it is not equal to what it was, by its own `==`.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is drawn.
  public var content: Content

  /// A view whose equality is asked for: while it is equal, the content from before is drawn.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension EquatableView: SelfComparedInput {
  static func areEqual(_ one: EquatableView, _ other: EquatableView) -> Bool {
    one.content == other.content
  }
}

nonisolated extension View where Self: Equatable {
  /// The view, which is not made again while it is equal to what it was (Apple's documentation: it "prevents the view from
  /// updating its child view when its new value is the same as its old value"). Other views of numbers and flags alone are
  /// compared by these, whatever their `==` says.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
