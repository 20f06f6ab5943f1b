import GalleyBudget
import TestSupport
import Testing

@Suite struct BoundedCacheTests {
  @Test func aMillionValuesStayBelowTheLimit() {
    var cache = BoundedCache<Int, Int>(limit: 1000)
    var most = 0
    for key in 0..<1_000_000 {
      cache.insert(key, for: key, cost: 1 + key % 7)
      most = max(most, cache.cost)
    }
    #expect(most <= 1000)
    #expect(cache.count <= 1000)
    #expect(cache.forgotten > 990_000)
  }

  @Test func whatIsUsedStays() {
    var cache = BoundedCache<Int, String>(limit: 100)
    cache.insert("kept", for: -1)
    for key in 0..<10_000 {
      cache.insert("other", for: key)
      #expect(cache.value(for: -1) == "kept")
    }
    #expect(cache.hits == 10_000)
  }

  @Test func tooLargeAValueIsNotKept() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    cache.insert(1, for: 1, cost: 3)
    cache.insert(2, for: 2, cost: 6)
    #expect(cache.value(for: 1) == 1)
    #expect(cache.value(for: 2) == nil)
    var none = BoundedCache<Int, Int>(limit: 0)
    none.insert(1, for: 1)
    #expect(none.count == 0)
  }

  @Test func aKeyHasItsLastValueAndItsLastCost() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for cost in [10, 20, 5] { cache.insert(cost, for: 1, cost: cost) }
    #expect(cache.value(for: 1) == 5)
    #expect(cache.cost == 5)
    #expect(cache.value(for: 2) { 7 } == 7)
    #expect(cache.value(for: 2) { 8 } == 7)
    cache.removeAll()
    #expect(cache.cost == 0 && cache.count == 0)
  }

  /// Random calls beside the rules written out: two lists, without a thought for time.
  @Test(arguments: SeededRandom.freshSeeds()) func aCacheKeepsWhatItsRulesSay(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for limit in [0, 1, 2, 3, 10, 50] {
      var cache = BoundedCache<Int, Int>(limit: limit)
      var rules = CacheRules(limit: limit)
      for step in 0..<2000 {
        let key = Int.random(in: 0..<12, using: &random)
        if Bool.random(using: &random) {
          #expect(cache.value(for: key) == rules.value(for: key))
        } else {
          let cost = Int.random(in: 0...7, using: &random)
          cache.insert(step, for: key, cost: cost)
          rules.insert(step, for: key, cost: cost)
        }
        #expect(cache.count == rules.younger.count + rules.older.count)
        #expect(cache.cost == rules.cost && cache.forgotten == rules.forgotten)
      }
    }
  }
}

/// What `BoundedCache` promises: what is used or new is young, half of the limit makes all old, what was old is forgotten.
private struct CacheRules {
  let limit: Int
  var younger: [(key: Int, value: Int, cost: Int)] = []
  var older: [(key: Int, value: Int, cost: Int)] = []
  var forgotten = 0
  var cost: Int { (younger + older).reduce(0) { $0 + $1.cost } }

  init(limit: Int) { self.limit = limit }

  mutating func value(for key: Int) -> Int? {
    if let entry = younger.first(where: { $0.key == key }) { return entry.value }
    guard let place = older.firstIndex(where: { $0.key == key }) else { return nil }
    let entry = older.remove(at: place)
    keep(entry)
    return entry.value
  }

  mutating func insert(_ value: Int, for key: Int, cost: Int) {
    older.removeAll { $0.key == key }
    younger.removeAll { $0.key == key }
    keep((key, value, max(1, cost)))
  }

  private mutating func keep(_ entry: (key: Int, value: Int, cost: Int)) {
    let half = limit / 2
    if entry.cost > max(half, min(limit, 1)) {
      forgotten += 1
      return
    }
    if younger.reduce(entry.cost, { $0 + $1.cost }) > max(half, 1) {
      forgotten += older.count
      (older, younger) = (younger, [])
    }
    if cost + entry.cost > limit {
      forgotten += older.count
      older = []
    }
    younger.append(entry)
  }
}
