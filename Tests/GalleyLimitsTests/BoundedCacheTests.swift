import GalleyLimits
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
}
