/// Values by keys, as many as cost no more than a limit together.
///
/// It has two generations: what is asked for moves to the younger one, and when that has cost half of the limit,
/// the older one is forgotten. So what is used stays, nothing is ordered, and a look-up costs one or two look-ups of
/// a dictionary. A cache belongs to one task.
public struct BoundedCache<Key: Hashable, Value> {
  /// What all values may cost together, in the unit of `insert`.
  public let limit: Int
  private var younger: [Key: Entry] = [:]
  private var older: [Key: Entry] = [:]
  private var youngerCost = 0
  private var olderCost = 0
  /// How often a value was there, how often it was not, and how many were forgotten: what tests count.
  public private(set) var hits = 0
  public private(set) var misses = 0
  public private(set) var forgotten = 0

  private struct Entry {
    var value: Value
    var cost: Int
  }

  /// - Parameter limit: the most that all values may cost together; with 0 nothing is kept.
  public init(limit: Int) { self.limit = max(0, limit) }

  public var count: Int { younger.count + older.count }
  /// What all values that are kept cost together; never more than `limit`.
  public var cost: Int { youngerCost + olderCost }

  /// The value of a key where it is kept.
  /// - Complexity: O(1).
  public mutating func value(for key: Key) -> Value? {
    if let entry = younger[key] {
      hits += 1
      return entry.value
    }
    guard let entry = older.removeValue(forKey: key) else {
      misses += 1
      return nil
    }
    hits += 1
    olderCost -= entry.cost
    keep(entry, for: key)
    return entry.value
  }

  /// Keeps a value; one that costs more than half of the limit is not kept.
  /// - Parameter cost: 1 or more.
  /// - Complexity: O(1), amortised.
  public mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if let entry = older.removeValue(forKey: key) { olderCost -= entry.cost }
    if let entry = younger.removeValue(forKey: key) { youngerCost -= entry.cost }
    keep(Entry(value: value, cost: max(1, cost)), for: key)
  }

  /// The value of a key, made where it is not kept.
  public mutating func value(
    for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () throws -> Value
  ) rethrows -> Value {
    if let known = value(for: key) { return known }
    let made = try make()
    insert(made, for: key, cost: cost(made))
    return made
  }

  public mutating func removeAll() {
    (younger, older, youngerCost, olderCost) = ([:], [:], 0, 0)
  }

  private mutating func keep(_ entry: Entry, for key: Key) {
    let half = limit / 2
    guard entry.cost <= half || (limit > 0 && entry.cost <= limit && half == 0) else {
      forgotten += 1
      return
    }
    if youngerCost + entry.cost > max(half, 1) {
      forgotten += older.count
      (older, olderCost, younger, youngerCost) = (younger, youngerCost, [:], 0)
    }
    if cost + entry.cost > limit {
      forgotten += older.count
      (older, olderCost) = ([:], 0)
    }
    younger[key] = entry
    youngerCost += entry.cost
  }
}
