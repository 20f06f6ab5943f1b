import GalleyGeometry
import GalleyLayout

/// One of the views that another one stands for, as a container sees them.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// What tells one subview from the others.
  public struct ID: Hashable {
    fileprivate let identity: ViewIdentity
    fileprivate let trail: [ViewIdentity.Step]
  }

  public let id: ID
  /// What the view tells the container around it.
  public let containerValues: ContainerValues
  /// The whole that the subview is a part of.
  private let whole: AnyView
  /// Whether the whole was looked through for sections, whose parts lie elsewhere then.
  private let inSections: Bool

  init(
    _ found: SubviewSelection.Found, of whole: AnyView, at identity: ViewIdentity,
    inSections: Bool = false
  ) {
    id = ID(identity: identity, trail: found.trail)
    containerValues = found.values
    self.whole = whole
    self.inSections = inSections
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(
      whole, selecting: SubviewSelection(only: id.trail, seekingSections: inSections),
      at: id.identity)
  }
}

/// The views that another one stands for.
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The subviews of a view at the place that is collected.
  init(of view: AnyView, in collector: inout _ViewCollector) {
    let selection = SubviewSelection(only: nil)
    let identity = collector.identity
    collector.collect(view, selecting: selection, at: identity)
    subviews = selection.found.map { Subview($0, of: view, at: identity) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
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
  public subscript(index: Int) -> Subview { base[index] }
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

  public subscript(index: Int) -> Subview {
    guard let subviews else { preconditionFailure("subviews are known once they are collected") }
    return subviews[index]
  }
}

/// A collection whose elements are known once it is collected.
protocol CollectedLater {
  func collected(in collector: inout _ViewCollector) -> Self
}

extension ForEachSubviewCollection: CollectedLater {
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

/// What becomes of the views that are collected where subviews are looked for.
final class SubviewSelection {
  /// A view on the way of the collector.
  struct Found {
    let trail: [ViewIdentity.Step]
    let values: ContainerValues
  }

  /// Which views are collected; the others are noted.
  private enum Choice {
    case none
    /// The one at the end of a way.
    case one([ViewIdentity.Step])
    /// Those that are reached first, so many.
    case places(Range<Int>)
  }

  private let choice: Choice
  /// Whether views are collected, and not only looked for.
  var isWanted: Bool { if case .none = choice { false } else { true } }
  /// How many views were reached.
  private(set) var count = 0
  private(set) var found: [Found] = []
  private var trail: [ViewIdentity.Step] = []
  /// The one of subviews of subviews, which decides, too.
  var outer: SubviewSelection?
  /// Whether the parts of sections are looked for.
  let seeksSections: Bool
  private(set) var sections: [FoundSection] = []
  /// Which part of a section the views to come are.
  var part = SectionPart.content {
    didSet { if sectionDepth > 1 { part = oldValue } }
  }
  private var sectionDepth = 0

  /// Collects the view at the end of a way; nil notes all, and collects none.
  init(only trail: [ViewIdentity.Step]?, seekingSections: Bool = false) {
    choice = trail.map { .one($0) } ?? .none
    seeksSections = seekingSections
  }

  /// Collects the views of these places among all that are reached, and counts all.
  init(places: Range<Int>) {
    choice = .places(places)
    seeksSections = false
  }

  /// A section begins; views of one within it are views of its part.
  func begin(_ values: ContainerValues) {
    sectionDepth += 1
    guard sectionDepth == 1 else { return }
    sections.append(FoundSection(trail: trail, isImplicit: false, values: values))
  }

  func end() {
    sectionDepth -= 1
    if sectionDepth == 0 { part = .content }
  }

  private func note(_ found: Found) {
    if sectionDepth == 0, sections.last?.isImplicit != true {
      sections.append(
        FoundSection(trail: found.trail, isImplicit: true, values: ContainerValues()))
    }
    sections[sections.count - 1].views[part, default: []].append(found)
  }

  /// Goes one step further, unless the view that is looked for lies elsewhere.
  func enter(_ step: ViewIdentity.Step) -> Bool {
    if case .one(let only) = choice {
      guard trail.count < only.count, only[trail.count] == step else { return false }
    }
    trail.append(step)
    return true
  }

  func leave() { trail.removeLast() }

  /// Whether a view that is reached is the one that is collected.
  func takes(_ values: @autoclosure () -> ContainerValues) -> Bool {
    switch choice {
    case .one(let only): return only == trail && outer?.takes(values()) != false
    case .places(let places):
      count += 1
      return places.contains(count - 1)
    case .none:
      let view = Found(trail: trail, values: values())
      if seeksSections { note(view) } else { found.append(view) }
      return false
    }
  }
}
