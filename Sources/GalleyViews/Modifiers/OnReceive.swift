import GalleyBudget
import GalleyCombine
import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Calls `action` with the values of a publisher from when the view is first placed. Values that come while
  /// views react, or through a scheduler within the image's time, are in the image.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiveView(content: self, publisher: publisher, action: action)
  }
}

private struct ReceiveView<Content: View, P: Publisher>: PrimitiveView
where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  func _collect(into collector: inout _ViewCollector) {
    collector.collectRemembering(content) {
      Reception<P>($0.graph, view: $0.installation?.view ?? "a view")
    } modifier: {
      ReceiveContent(reception: $0, publisher: publisher, action: action)
    }
  }
}

private struct ReceiveContent<P: Publisher>: EffectContent where P.Failure == Never {
  let reception: Reception<P>
  let publisher: P
  let action: (P.Output) -> Void
  var reacts: Bool { true }
  var name: String { "onReceive" }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    reception.listen(to: publisher)
    reception.deliver { value in
      queue.add(node) { [action] in value.run(action) }
    }
  }
}

/// A value of a publisher, which belongs to the change that has sent it: what a view changes when it hears of it moves as
/// the sender's transaction says (OpenSwiftUI, `SubscriptionView`, whose action runs at once).
private struct Received<Value> {
  let value: Value
  let transaction: Transaction?

  func run(_ action: (Value) -> Void) {
    guard let transaction else { return action(value) }
    CurrentTransaction.using(transaction) { action(value) }
  }
}

/// A view's subscription. Values wait here for the view to react, when its own properties are installed.
private final class Reception<P: Publisher>: @unchecked Sendable where P.Failure == Never {
  private weak var graph: ViewGraph?
  private let view: String
  private let place: DrawingPlace
  private let values = Locked<[Received<P.Output>]>([])
  private var publisher: P?
  private var subscription: AnyCancellable?
  private var isReacting = false

  init(_ graph: ViewGraph, view: String) {
    self.graph = graph
    self.view = view
    place = DrawingPlace(graph.pending.deferredWork.queue)
  }

  /// Subscribes, unless it has to the same publisher; one that cannot be compared is taken for the same.
  func listen(to publisher: P) {
    place.move()
    if let known = self.publisher, !Self.differ(known, publisher) { return }
    self.publisher = publisher
    isReacting = true
    defer { isReacting = false }
    subscription = publisher.sink { [weak self] in self?.receive($0) }
  }

  /// Hands over the values that have come and were not handed over before, in order.
  func deliver(_ receive: (Received<P.Output>) -> Void) {
    values.replace(with: []).forEach(receive)
  }

  private func receive(_ value: P.Output) {
    let received = Received(value: value, transaction: CurrentTransaction.box?.transaction)
    values.withLock { $0.append(received) }
    place.run { [weak self] in self?.note() }
  }

  /// Starts another pass, in which the view reacts to what has come.
  private func note() {
    guard !isReacting else { return }
    graph?.noteChange(
      StateChange(view: view, state: "of a publisher", old: "one value", new: "another"))
  }

  private static func differ(_ one: P, _ other: P) -> Bool {
    if let areEqual = ValueComparison.areEqual(one, other) { return !areEqual }
    guard P.self is AnyClass else { return false }
    return (one as AnyObject) !== (other as AnyObject)
  }
}
