import GalleyGeometry
import GalleyLayout

/// One of the views that another one stands for, as a container sees them.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// What tells one subview from the others.
  public struct ID: Hashable {
    fileprivate let identity: ViewIdentity
    fileprivate let trail: [ViewIdentity.Step]
  }

  /// What tells the subview from the others.
  public let id: ID
  /// What the view tells the container around it.
  public let containerValues: ContainerValues
  /// What `SubviewSelection.Found` says of the way to the subview.
  private let elements: [Int?]
  /// The whole that the subview is a part of.
  private let whole: AnyView
  private let place: ViewPlace
  /// Whether the whole was looked through for sections, whose parts lie elsewhere then.
  private let inSections: Bool

  init(
    _ found: SubviewSelection.Found, of whole: AnyView, at place: ViewPlace,
    inSections: Bool = false
  ) {
    id = ID(identity: place.identity, trail: found.trail)
    containerValues = found.values
    elements = found.elements
    self.whole = whole
    self.place = place
    self.inSections = inSections
  }

  public func _collect(into collector: inout _ViewCollector) {
    let selection = SubviewSelection(
      only: id.trail, elements: elements, seekingSections: inSections)
    collector.collect(whole, selecting: selection, at: place)
  }
}

/// A view that stands for none of the elements that it lies in: the header of a section is no option of a picker.
nonisolated private struct BesideElements<Content: View>: PrimitiveView {
  let content: Content

  func _collect(into collector: inout _ViewCollector) { collector.collectBesideElements(content) }
}

nonisolated extension View {
  /// The view without the ids that the elements of `ForEach` around give to their views as tags.
  package func besideElements() -> some View { BesideElements(content: self) }
}

/// The views that another one stands for.
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The subviews of a view at the place that is collected.
  init(of view: AnyView, in collector: inout _ViewCollector) {
    let selection = SubviewSelection(only: nil)
    let place = collector.place.chosen
    collector.collect(view, selecting: selection, at: place)
    subviews = selection.found.map { Subview($0, of: view, at: place) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  /// A subview by its place, from 0.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(ForEach(subviews) { $0 }, at: .index(0))
  }
}

/// A part of the views that another one stands for.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  private let base: SubviewsCollection
  private let bounds: Range<Int>

  fileprivate init(base: SubviewsCollection, bounds: Range<Int>) {
    self.base = base
    self.bounds = bounds
  }

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  /// A subview by its place in the whole collection.
  public subscript(index: Int) -> Subview { base[index] }
  /// The subviews at some places in the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(ForEach(Array(self)) { $0 }, at: .index(0))
  }
}

/// Views that are made of the subviews of another one.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  fileprivate let view: Subviews
  fileprivate let transform: (SubviewsCollection) -> Content

  public func _collect(into collector: inout _ViewCollector) {
    let subviews = SubviewsCollection(of: AnyView(view), in: &collector)
    let views = GraphMotion.reading(in: collector.graph.motion) { transform(subviews) }
    collector.collect(views, at: .index(1))
  }
}

extension Group {
  /// Views made of those that `view` stands for: each can be moved, left out or decorated.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(view: view, transform: transform) }
  }
}

/// The views that a view of a `ForEach` stands for; they are known once the `ForEach` is collected.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let view: AnyView
  private var subviews: SubviewsCollection?

  fileprivate init(_ view: AnyView) { self.view = view }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews?.count ?? 0 }

  /// A subview by its place, from 0.
  public subscript(index: Int) -> Subview {
    guard let subviews else { preconditionFailure("subviews are known once they are collected") }
    return subviews[index]
  }
}

extension ForEachSubviewCollection: DeferredCollection {
  func collected(in collector: inout _ViewCollector) -> Self {
    var result = self
    result.subviews = SubviewsCollection(of: view, in: &collector)
    return result
  }
}

extension ForEach where Content: View {
  /// Creates one view per subview of `view`.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(ForEachSubviewCollection(AnyView(view)), id: \.id, content: content)
  }
}
