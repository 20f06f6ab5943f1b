/// Values by keys, as many as cost no more than a limit together.
///
/// It has two generations: what is asked for moves to the younger one, and when that has cost half of the limit,
/// the older one is forgotten. So what is used stays, nothing is ordered, and a look-up costs one or two look-ups of
/// a dictionary. A cache belongs to one task. Its code is part of the modules that use it, as code for any key and value
/// asks the runtime for their types each time.
package struct BoundedCache<Key: Hashable, Value> {
  /// What all values may cost together, in the unit of `insert`.
  package let limit: Int
  @usableFromInline var younger: [Key: Entry] = [:]
  @usableFromInline var older: [Key: Entry] = [:]
  @usableFromInline var youngerCost = 0
  @usableFromInline var olderCost = 0
  @usableFromInline var found = 0
  @usableFromInline var missed = 0
  @usableFromInline var lost = 0

  /// How often a value was there.
  package var hits: Int { found }
  /// How often a value was not there.
  package var misses: Int { missed }
  /// How many values were forgotten.
  package var forgotten: Int { lost }

  @usableFromInline struct Entry {
    @usableFromInline var value: Value
    @usableFromInline var cost: Int

    @usableFromInline init(value: Value, cost: Int) { (self.value, self.cost) = (value, cost) }
  }

  /// - Parameter limit: the most that all values may cost together; with 0 nothing is kept.
  @inlinable package init(limit: Int) { self.limit = max(0, limit) }

  @inlinable package var count: Int { younger.count + older.count }
  /// What all values that are kept cost together; never more than `limit`.
  @inlinable package var cost: Int { youngerCost + olderCost }

  /// The value of a key where it is kept.
  /// - Complexity: O(1).
  @inlinable package mutating func value(for key: Key) -> Value? {
    if let entry = younger[key] {
      found += 1
      return entry.value
    }
    guard !older.isEmpty, let entry = older.removeValue(forKey: key) else {
      missed += 1
      return nil
    }
    found += 1
    olderCost -= entry.cost
    keep(entry, for: key)
    return entry.value
  }

  /// Keeps a value; one that costs more than half of the limit is not kept.
  /// - Parameter cost: 1 or more.
  /// - Complexity: O(1), amortised.
  @inlinable package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if !older.isEmpty, let entry = older.removeValue(forKey: key) { olderCost -= entry.cost }
    keep(Entry(value: value, cost: max(1, cost)), for: key)
  }

  /// The value of a key, made where it is not kept.
  @inlinable package mutating func value(
    for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () throws -> Value
  ) rethrows -> Value {
    if let known = value(for: key) { return known }
    let made = try make()
    insert(made, for: key, cost: cost(made))
    return made
  }

  @inlinable package mutating func removeAll() {
    (younger, older, youngerCost, olderCost) = ([:], [:], 0, 0)
  }

  /// - Precondition: nothing of that key is in the older generation.
  @inlinable mutating func keep(_ entry: Entry, for key: Key) {
    let half = limit / 2
    if entry.cost > half || youngerCost + entry.cost > half || cost + entry.cost > limit {
      if let last = younger.removeValue(forKey: key) { youngerCost -= last.cost }
      guard makeRoom(entry.cost) else { return }
    }
    if let last = younger.updateValue(entry, forKey: key) { youngerCost -= last.cost }
    youngerCost += entry.cost
  }

  /// Forgets the older generation, or makes it of the younger one, where there is no room for a new value.
  /// - Returns: false for one that costs more than it may.
  @inlinable mutating func makeRoom(_ needed: Int) -> Bool {
    let half = limit / 2
    guard needed <= half || (limit == 1 && needed == 1) else {
      lost += 1
      return false
    }
    if youngerCost + needed > max(half, 1) {
      lost += older.count
      (older, olderCost, younger, youngerCost) = (younger, youngerCost, [:], 0)
    }
    if cost + needed > limit {
      lost += older.count
      (older, olderCost) = ([:], 0)
    }
    return true
  }
}
