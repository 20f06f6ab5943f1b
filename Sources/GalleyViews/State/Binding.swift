/// A value that lives somewhere else and can be read and set.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getValue: () -> Value
  private let setValue: (Value) -> Void
  private var ownTransaction: Transaction?
  /// The place that the binding stands for, where it is a whole one.
  private(set) var origin: AnyObject?

  init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, origin: AnyObject
  ) {
    (getValue, setValue, self.origin) = (get, set, origin)
  }

  /// A value that closures read and set.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getValue = get
    setValue = set
  }

  /// The transaction says how the change moves.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, CurrentTransaction.value) })
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
    nonmutating set {
      guard let ownTransaction else { return setValue(newValue) }
      withTransaction(ownTransaction) { setValue(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { member in
        var value = wrappedValue
        value[keyPath: keyPath] = member
        wrappedValue = value
      })
  }
}

extension Binding {
  /// An optional value made of one that is always there; setting it to nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
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
      set: {
        // What is gone stays so.
        guard base.wrappedValue != nil else { return }
        (last.value, base.wrappedValue) = ($0, $0)
      })
  }

  /// A value as one of any type that can be compared; what is set to another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
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
      set: { value in
        guard (startIndex..<endIndex).contains(position) else { return }
        (last.value, wrappedValue[position]) = (value, value)
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
