import GalleyBudget
import GalleyCombine
import GalleyGeometry

/// What joins an observable object to the graph whose view has it in a property; ends with the property's slot.
final class ObjectObservation: TellingContent {
  let object: AnyObject
  /// Whether the view's property has made the object.
  private let isOwned: Bool
  /// What the owned object was at first, in a graph whose states can be carried.
  private let beginning: CarriedValue?
  private let place: DrawingPlace
  private var subscription: AnyCancellable?
  /// The body whose property it is, in a graph that knows what bodies have read.
  private let reader = Locked(WeakReference<BodyRecord>(nil))

  /// - Parameters:
  ///   - ownership: whether the property has made the object.
  ///   - onChange: called on the thread that draws, or holding no lock that it may wait for, with the body whose property it
  ///     is.
  init<Object: ObservableObject>(
    _ object: Object, of ownership: ObjectOwnership, queue: VirtualTimeQueue,
    onChange: @escaping (PropertyChange?, BodyRecord?) -> Void
  ) {
    self.object = object
    switch ownership {
    case .another: (isOwned, beginning) = (false, nil)
    case .property(let first): (isOwned, beginning) = (true, first)
    }
    let reader = reader
    let onChange = { change in onChange(change, reader.withLock { $0.object }) }
    let place = DrawingPlace(queue)
    self.place = place
    if let publisher = object.objectWillChange as? ObservableObjectPublisher {
      subscription = publisher.listen(onChange)
    } else {
      subscription = object.objectWillChange.sink { _ in place.run { onChange(nil) } }
    }
  }

  /// Notes which thread draws now.
  func resume() { place.move() }

  /// Notes which body has the property.
  override func isRead(by record: BodyRecord) { reader.withLock { $0 = WeakReference(record) } }
}

/// Whose an observable object is.
enum ObjectOwnership {
  /// That of another owner.
  case another
  /// That of the view's property, with what it was at first in a graph whose states can be carried.
  case property(first: CarriedValue?)
}

extension ObjectObservation: KeptState {
  var change: KeptChange {
    guard isOwned else { return .none }
    guard let now = CarriedValue(ofObject: object) else {
      return .lost(property: CarriedValue.lostProperty(of: object))
    }
    return now == beginning ? .none : .carried(now)
  }
}

/// Where a view is drawn: what arrives on another thread waits for the image's queue.
final class DrawingPlace: Sendable {
  private let queue: VirtualTimeQueue
  private let thread = Locked(Thread.current)

  init(_ queue: VirtualTimeQueue) { self.queue = queue }

  /// Notes which thread draws now.
  func move() {
    let current = Thread.current
    thread.withLock { $0 = current }
  }

  func run(_ body: @escaping () -> Void) {
    if thread.withLock({ $0 }) === Thread.current { return body() }
    queue.schedule(after: 0, body)
  }
}
