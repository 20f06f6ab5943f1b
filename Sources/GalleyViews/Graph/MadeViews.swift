/// What closures of views have made for a body, until it is evaluated again.
///
/// A body that is kept has the same closures as before. They are called again only where what they are given has changed,
/// as in SwiftUI: views that are made of random numbers, or of the date, stay as they are while something beside them
/// changes. What a closure reads of states and observed objects belongs to the body, which is then evaluated again. A
/// closure that is called again begins anew what closures in it have made.
final class MadeViews {
  /// Views within each other may have one place, and are of several types.
  private struct Place: Hashable {
    let identity: ViewIdentity
    let type: ObjectIdentifier
  }
  private var all: [Place: Any] = [:]

  /// What of a type was made at a place.
  func views<Views>(at identity: ViewIdentity, as type: Views.Type) -> Views? {
    all[Place(identity: identity, type: ObjectIdentifier(type))] as? Views
  }

  func keep<Views>(_ views: Views, at identity: ViewIdentity) {
    all[Place(identity: identity, type: ObjectIdentifier(Views.self))] = views
  }
}

/// Whether two values hold the same closures: the same code with the same captured values. Others that do the same are not
/// known to. Closures count as they lie in a property of a type: as arguments they may be wrapped anew.
private func haveSameBits<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
}

/// Views that a closure has made of one thing, and what closures in them have made.
private struct MadeOnce<Key: Equatable, Maker, Views> {
  let key: Key
  let maker: Maker
  let views: Views
  let inner = MadeViews()
}

extension _ViewCollector {
  /// Collects what a closure makes. It is called where the closure or `key` is another one than before.
  /// - Parameters:
  ///   - maker: a value of the closure and nothing else.
  ///   - key: what the views depend on besides what bodies are evaluated for; nil keeps nothing.
  func collect<Key: Equatable, Maker, Views: View>(
    by maker: Maker, for key: Key?, at step: ViewIdentity.Step? = nil, _ make: () -> Views
  ) {
    var inner = self
    let known = made?.views(at: identity, as: MadeOnce<Key, Maker, Views>.self)
    if let key, let known, known.key == key, haveSameBits(known.maker, maker) {
      inner.made = known.inner
      return inner.collectMade(known.views, at: step)
    }
    let views = GraphMotion.reading(in: graph.motion, make)
    guard let key else {
      inner.made = nil
      return inner.collectMade(views, at: step)
    }
    inner.isReused = false
    if let made {
      let once = MadeOnce(key: key, maker: maker, views: views)
      made.keep(once, at: identity)
      inner.made = once.inner
    }
    inner.collectMade(views, at: step)
  }

  private mutating func collectMade(_ views: some View, at step: ViewIdentity.Step?) {
    if let step { collect(views, at: step) } else { views._collect(into: &self) }
  }
}

/// A closure that makes the views of an element.
struct ElementMaker<Element, Views> {
  let make: (Element) -> Views
}

/// The views of the elements of a collection, by the steps to them, and what tells the elements apart. They are asked for that
/// once: an element whose id is made whenever it is read stays the same one until there are other data.
final class MadeElements<Data: Sequence, ID: Hashable, Views> {
  private let data: Data
  private let maker: ElementMaker<Data.Element, Views>
  private var views: [ViewIdentity.Step: Views] = [:]
  private var ids: [ID] = []

  private init(_ data: Data, _ maker: ElementMaker<Data.Element, Views>) {
    (self.data, self.maker) = (data, maker)
  }

  /// Those of the same closure and of equal data; nil where nothing is kept.
  static func of(
    _ data: Data, by maker: ElementMaker<Data.Element, Views>, in collector: _ViewCollector
  ) -> MadeElements? {
    guard let made = collector.made else { return nil }
    let place = collector.identity
    if let known = made.views(at: place, as: MadeElements.self), haveSameBits(known.maker, maker) {
      if haveSameBits(known.data, data) { return known }
      // Equal elements may be told apart by what does not count among equals.
      known.ids = []
      if InputComparison.areEqual(known.data, data, isLenient: false) { return known }
    }
    let elements = MadeElements(data, maker)
    made.keep(elements, at: place)
    return elements
  }

  /// What tells an element apart.
  /// - Parameter place: how many elements are before it, each of which has been asked for.
  func id(at place: Int, _ make: () -> ID) -> ID {
    if place < ids.count { return ids[place] }
    let id = make()
    if place == ids.count { ids.append(id) }
    return id
  }

  /// The views of an element: those that were made at this step.
  func views(of element: Data.Element, at step: ViewIdentity.Step) -> Views {
    if let known = views[step] { return known }
    let made = maker.make(element)
    views[step] = made
    return made
  }
}
