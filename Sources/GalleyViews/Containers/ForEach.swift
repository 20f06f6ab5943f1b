import GalleyGeometry

/// A view for every element of a collection, each with its element's identity.
///
/// Elements with equal ids are all shown (CC3): the second one of an id is told apart by its count.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// What makes the view of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  /// Whether an element without a tag stands for its place, and not for its id: so it is in a range that cannot change.
  private let standsForPlaces: Bool

  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }

  package init(
    data: Data, content: @escaping (Data.Element) -> Content, standsForPlaces: Bool = false,
    identity: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    id = identity
    self.standsForPlaces = standsForPlaces
  }
}

nonisolated extension ForEach where Content: View {
  /// A view for every element, told apart by `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

nonisolated extension ForEach
where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for every element, told apart by the element's own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0.id })
  }
}

nonisolated extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Views of a range that does not change. Without tags they stand for their places in a picker: the first one for 0,
  /// whatever the range begins with.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, standsForPlaces: true, identity: { $0 })
  }
}

nonisolated extension ForEach where Content: View {
  /// The same elements with other views, made of theirs.
  package func map<V: View>(
    _ change: @escaping (Data.Element, Content) -> V
  ) -> ForEach<Data, ID, V> {
    let content = content
    return ForEach<Data, ID, V>(
      data: data, content: { change($0, content($0)) }, standsForPlaces: standsForPlaces,
      identity: id)
  }
}

nonisolated extension ForEach where Content: View {
  /// The same elements with other views, made of theirs and of what finds an element's place among all, from 0: that of
  /// the first one with its id, or nil once there is none.
  package func mapPlaces<V: View>(
    _ change: @escaping (_ place: @escaping () -> Int?, Content) -> V
  ) -> ForEach<Data, ID, V> {
    let (data, id) = (data, id)
    return map { element, view in
      let own = id(element)
      return change({ data.enumerated().first { id($0.element) == own }?.offset }, view)
    }
  }
}

nonisolated extension ForEach: View where Content: View {
  /// The views of an element stand for its id in a picker or a tab view, where they have no tag: Apple's documentation of
  /// `Picker`. Those of a range that cannot change stand for its place: with 2 chosen, `ForEach(2..<100)` shows "4 people",
  /// as SwiftUI's users have found (`setTagIfUnset(for: Int.self, value: offset)` in its `ForEachState.Item`).
  public func _collect(into collector: inout _ViewCollector) {
    let deferred = (data as? any DeferredCollection)?.collected(in: &collector) as? Data
    let data = deferred ?? self.data
    let motion = collector.graph.motion
    let maker = ElementMaker(make: content)
    let made =
      deferred == nil
      ? MadeElements<Data, ID, Content>.of(data, by: maker, in: collector) : nil
    if let (step, place) = collector.onlyElement,
      collect(place, of: data, at: step, made, into: &collector)
    {
      return
    }
    let walked =
      collector.walked(as: WalkedElements<ID>.self) ?? WalkedElements(capacity: data.count)
    var elements = data.dropFirst(walked.place).makeIterator()
    while let (own, step, view) = GraphMotion.reading(
      in: motion,
      {
        elements.next().map { element in
          let own = made?.id(at: walked.place) { id(element) } ?? id(element)
          return found(element, own, made, &walked.occurrences, collector)
        }
      })
    {
      guard collector.graph.canContinue else { return }
      if let view {
        collector.collect(
          view, at: step, element: walked.place,
          standingFor: standsForPlaces ? AnyHashable(walked.place) : AnyHashable(own))
      }
      if collector.hasStopped {
        // A walk that goes on begins with this element.
        walked.occurrences[own, default: 1] -= 1
        return collector.keep(walked)
      }
      walked.place += 1
    }
  }

  /// Collects the one element that is on the way to what is looked for, without those before it.
  /// - Returns: false where it is no longer there.
  private func collect(
    _ place: Int, of data: Data, at step: ViewIdentity.Step,
    _ made: MadeElements<Data, ID, Content>?, into collector: inout _ViewCollector
  ) -> Bool {
    guard case .id(let known, _) = step, place < data.count else { return false }
    let view = GraphMotion.reading(in: collector.graph.motion) { () -> Content? in
      let element = data[data.index(data.startIndex, offsetBy: place)]
      guard known == AnyHashable(made?.id(at: place) { id(element) } ?? id(element)) else {
        return nil
      }
      return made?.views(of: element, at: step) ?? content(element)
    }
    guard let view else { return false }
    collector.collect(
      view, at: step, element: place, standingFor: standsForPlaces ? AnyHashable(place) : known)
    return true
  }

  /// An element's id, the step to it, and its view, where that is on the way to what is looked for.
  private func found(
    _ element: Data.Element, _ own: ID, _ made: MadeElements<Data, ID, Content>?,
    _ occurrences: inout [ID: Int], _ collector: _ViewCollector
  ) -> (id: ID, step: ViewIdentity.Step, view: Content?) {
    let occurrence = occurrences[own, default: 0]
    occurrences[own] = occurrence + 1
    let step = ViewIdentity.Step.id(AnyHashable(own), occurrence: occurrence)
    guard collector.leads(to: step) else { return (own, step, nil) }
    return (own, step, made?.views(of: element, at: step) ?? content(element))
  }
}

/// How far the elements of a collection have been walked through.
private final class WalkedElements<ID: Hashable> {
  /// How many elements lie before the next one.
  var place = 0
  /// How many of them have an id.
  var occurrences: [ID: Int] = [:]

  init(capacity: Int) { occurrences.reserveCapacity(min(capacity, 1 << 12)) }
}
