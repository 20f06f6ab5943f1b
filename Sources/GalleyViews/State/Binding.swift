/// A value that lives somewhere else and can be read and set.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getValue: () -> Value
  /// Sets the value with the transaction of the binding, nil where it has none of its own.
  private let setValue: (Value, Transaction?) -> Void
  private var ownTransaction: Transaction?
  /// The place that the binding stands for, where it is a whole one.
  private(set) var origin: AnyObject?

  /// A place whose changes move as the binding says.
  init(
    get: @escaping () -> Value, moving set: @escaping (Value) -> Void, origin: AnyObject? = nil
  ) {
    self.init(
      get: get,
      setting: { value, transaction in
        guard let transaction else { return set(value) }
        withTransaction(transaction) { set(value) }
      })
    self.origin = origin
  }

  fileprivate init(get: @escaping () -> Value, setting: @escaping (Value, Transaction?) -> Void) {
    (getValue, setValue) = (get, setting)
  }

  /// A value that closures read and set. A transaction or an animation of the binding reaches no closure that does not
  /// take it: the change moves as the code around it says.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, setting: { value, _ in set(value) })
  }

  /// A value that closures read and set. The transaction says how the change is to move: `withTransaction` makes it so.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, setting: { set($0, $1 ?? CurrentTransaction.value) })
  }

  /// What goes with a change by the binding; that of the code around unless set.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A value that stays as it is.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value. Setting it sets the value where it lives.
  public var wrappedValue: Value {
    get { getValue() }
    nonmutating set { set(newValue, nil) }
  }

  /// Sets the value with a transaction of what was made of the binding, or its own.
  private func set(_ value: Value, _ transaction: Transaction?) {
    setValue(value, transaction ?? ownTransaction)
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      setting: { member, transaction in
        var value = wrappedValue
        value[keyPath: keyPath] = member
        set(value, transaction)
      })
  }
}

extension Binding {
  /// An optional value made of one that is always there; setting it to nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue }, setting: { if let value = $0 { base.set(value, $1) } })
  }

  /// The value of an optional, or nil where it has none. Once the optional has lost it the last one is read.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      setting: {
        // What is gone stays so.
        guard base.wrappedValue != nil else { return }
        last.value = $0
        base.set($0, $1)
      })
  }

  /// A value as one of any type that can be compared; what is set to another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      setting: { if let value = $0.base as? V { base.set(value, $1) } })
  }
}

/// The value that a binding has read last.
private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Binding: DynamicProperty {}

extension Binding: ComparableOrigin {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to an element. Where the collection has become shorter, the last value is read and setting does
  /// nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = LastValue(wrappedValue[position])
    return Binding<Value.Element>(
      get: {
        let values = wrappedValue
        // The collection may have become shorter since.
        if (values.startIndex..<values.endIndex).contains(position) {
          last.value = values[position]
        }
        return last.value
      },
      setting: { value, transaction in
        var values = wrappedValue
        guard (values.startIndex..<values.endIndex).contains(position) else { return }
        (last.value, values[position]) = (value, value)
        set(values, transaction)
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
