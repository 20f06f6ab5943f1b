import GalleyGeometry
import GalleyMotion

/// A layout of any type, so that one can be exchanged for another while the children keep their
/// identity (LP12).
public struct AnyLayout: Layout {
  private var layout: any Layout

  /// Hides the type of a layout.
  public init(_ layout: some Layout) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The wrapped layout where it is a stack.
  var stack: (any StackLayout)? { layout as? any StackLayout }

  /// The wrapped layout where it says what it was made with.
  var measured: (any MeasuredLayout)? { layout as? any MeasuredLayout }

  /// The numbers of the wrapped layout, which move while its type stays.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: layout) }
    set { layout = newValue.moved(layout) as? any Layout ?? layout }
  }

  /// The wrapped layout's cache, and the type that made it.
  public struct Cache {
    var type: Any.Type
    var value: Any
  }

  public var _traits: LayoutTraits { layout._traits }

  public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(layout, subviews) }

  private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(type: L.self, value: layout.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    Self.update(layout, &cache, subviews)
  }

  private static func update<L: Layout>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews
  ) {
    withCache(of: layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
  }

  /// Runs `body` with the wrapped layout's own cache, made anew if another type made it.
  private static func withCache<L: Layout, Result>(
    of layout: L, _ cache: inout Cache, _ subviews: Subviews,
    _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    var own: L.Cache
    if cache.type == L.self, let known = cache.value as? L.Cache {
      own = known
    } else {
      own = layout.makeCache(subviews: subviews)
    }
    let result = body(layout, &own)
    cache = Cache(type: L.self, value: own)
    return result
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    Self.spacing(layout, subviews, &cache)
  }

  private static func spacing<L: Layout>(
    _ layout: L, _ subviews: Subviews, _ cache: inout Cache
  ) -> ViewSpacing {
    withCache(of: layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    Self.size(layout, proposal, subviews, &cache)
  }

  private static func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGSize {
    withCache(of: layout, &cache, subviews) {
      $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    Self.place(layout, bounds, proposal, subviews, &cache)
  }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) {
    withCache(of: layout, &cache, subviews) {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func answer<L: Layout>(of layout: L) -> CGFloat? {
      Self.withCache(of: layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return answer(of: layout)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func answer<L: Layout>(of layout: L) -> CGFloat? {
      Self.withCache(of: layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return answer(of: layout)
  }
}
