import Galley
import Testing

@testable import GalleyViews

/// Values are compared as they lie in memory: whatever a type is made of, the answer is that of its parts.
@Suite struct TypeComparerTests {
  private final class Box {}
  private class Animal: Equatable {
    var name: String
    init(_ name: String) { self.name = name }
    static func == (one: Animal, other: Animal) -> Bool { one.name == other.name }
  }
  private final class Cat: Animal {}
  private struct Plain {
    var flag = true
    var number = 7
    var text = "seven"
  }
  private struct Weak {
    weak var box: Box?
    var number = 1
  }
  private struct Unowned {
    unowned let box: Box
    var number = 1
  }
  private struct Typed {
    var type: Any.Type = Int.self
    var exact: Int.Type = Int.self
    var number = 1
  }
  private struct Held {
    var any: Any
    var equal: any Equatable = 1
  }
  private struct Tree {
    var name: String
    var children: [Tree] = []
    var next: [String: Tree] = [:]
  }
  private struct Pair<First, Second> {
    var both: (First, Second)
    var maybe: Second?
  }

  private func areEqual(_ one: Any, _ other: Any) -> Bool {
    ValueComparison.areStructurallyEqual(one, other)
  }

  @Test func fieldsAreFoundWhereTheyLie() {
    #expect(areEqual(Plain(), Plain()))
    #expect(!areEqual(Plain(), Plain(flag: false)))
    #expect(!areEqual(Plain(), Plain(number: 8)))
    #expect(!areEqual(Plain(), Plain(text: "eight")))
    #expect(areEqual(Pair(both: (UInt8(1), 2.5)), Pair(both: (UInt8(1), 2.5))))
    #expect(!areEqual(Pair(both: (UInt8(1), 2.5)), Pair(both: (UInt8(1), 2.5), maybe: 1)))
    #expect(!areEqual(Pair(both: (UInt8(1), [1])), Pair(both: (UInt8(1), [2]))))
    #expect(!areEqual(Pair(both: (1, 1)), Pair(both: (UInt8(1), 1))))
  }

  /// Their memory is no value of their types.
  @Test func weakAndUnownedFieldsAndTypesAreRead() {
    let (box, other) = (Box(), Box())
    #expect(areEqual(Weak(box: box), Weak(box: box)))
    #expect(!areEqual(Weak(box: box), Weak(box: other)))
    #expect(!areEqual(Weak(box: box), Weak(box: box, number: 2)))
    #expect(areEqual(Unowned(box: box), Unowned(box: box)))
    #expect(!areEqual(Unowned(box: box), Unowned(box: other)))
    #expect(areEqual(Typed(), Typed()))
    #expect(!areEqual(Typed(), Typed(type: String.self)))
    #expect(!areEqual(Typed(), Typed(number: 2)))
    withExtendedLifetime((box, other)) {}
  }

  @Test func valuesOfAnyTypeAreAskedForTheirs() {
    #expect(areEqual(Held(any: 1), Held(any: 1)))
    #expect(!areEqual(Held(any: 1), Held(any: 1.0)))
    #expect(!areEqual(Held(any: "1"), Held(any: 1)))
    #expect(areEqual(Held(any: [Plain()]), Held(any: [Plain()])))
    #expect(!areEqual(Held(any: 1, equal: "a"), Held(any: 1, equal: "b")))
    #expect(!areEqual(Held(any: {}), Held(any: {})))
    #expect(areEqual(Held(any: Cat("Tom")), Held(any: Cat("Tom"))))
    #expect(!areEqual(Held(any: Cat("Tom")), Held(any: Cat("Kit"))))
  }

  @Test func typesMayHoldThemselves() {
    func tree(_ depth: Int, _ last: String) -> Tree {
      (0..<depth).reduce(Tree(name: last)) { inner, number in
        Tree(name: "\(number)", children: [inner, inner], next: ["x": Tree(name: "y")])
      }
    }
    #expect(areEqual(tree(4, "leaf"), tree(4, "leaf")))
    #expect(!areEqual(tree(4, "leaf"), tree(4, "lead")))
    #expect(!areEqual(tree(4, "leaf"), tree(3, "leaf")))
  }

  private struct Loose: Equatable {
    var any: Any
    var text: any Equatable
    static func == (one: Loose, other: Loose) -> Bool {
      one.any as? String == other.any as? String && one.text as? String == other.text as? String
    }
  }

  /// A field of an existential's type holds a value of another type, which is the one to compare.
  @Test func existentialsAreLookedThrough() {
    let loose = Loose(any: Self.ring, text: "a")
    #expect(areEqual(loose, loose))
    #expect(!areEqual(loose, Loose(any: Self.angstrom, text: "a")))
    #expect(!areEqual(Loose(any: 1, text: Self.ring), Loose(any: 1, text: Self.angstrom)))
    let nested = Held(any: Held(any: Held(any: Plain() as Any) as Any) as Any)
    #expect(areEqual(nested, nested))
    #expect(!areEqual(nested, Held(any: Held(any: Held(any: Plain(number: 8))))))
    #expect(areEqual(Held(any: Optional<Any>.none as Any), Held(any: Optional<Any>.none as Any)))
    #expect(
      InputComparison.areEqual(Held(any: Held(any: {})), Held(any: Held(any: {})), isLenient: true))
    #expect(
      !InputComparison.areEqual(Held(any: Held(any: 1)), Held(any: Held(any: 2)), isLenient: true))
  }

  /// One `String` for Swift, two glyphs.
  private static let (ring, angstrom) = ("\u{C5}", "\u{212B}")

  private struct Named: Hashable {
    var number = 1
    var name: String
    var note: String?
  }

  @Test func textsAreComparedByBytesWhereverTheyAre() {
    let (ring, angstrom) = (Self.ring, Self.angstrom)
    #expect(ring == angstrom)
    func isChanged<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
      one == other && ValueComparison.areEqual(one, other) == false
    }
    #expect(isChanged(ring, angstrom))
    #expect(isChanged([ring], [angstrom]))
    #expect(isChanged(Character(ring), Character(angstrom)))
    #expect(isChanged(ring[...], angstrom[...]))
    #expect(isChanged(Optional(ring), Optional(angstrom)))
    #expect(isChanged([1: ring], [1: angstrom]) && isChanged([ring: 1], [angstrom: 1]))
    #expect(isChanged(Set([ring, "b"]), Set(["b", angstrom])))
    #expect(isChanged(Named(name: ring), Named(name: angstrom)))
    #expect(isChanged(Named(name: "", note: ring), Named(name: "", note: angstrom)))
    #expect(isChanged([[Named(name: ring)]], [[Named(name: angstrom)]]))
    #expect(isChanged(Result<String, Never>.success(ring), .success(angstrom)))
    #expect(isChanged(AttributedString(ring), AttributedString(angstrom)))
    // In another order, and with nothing else than before.
    let many = Set((0..<100).map { "\($0)" } + [ring])
    #expect(ValueComparison.areEqual(many, Set(many.sorted())) == true)
    #expect(ValueComparison.areEqual(Named(name: ring), Named(name: ring)) == true)
  }

  @Test func onlyEquatableValuesAreCompared() {
    #expect(ValueComparison.areEqual(Plain(), Plain()) == nil)
    #expect(ValueComparison.areEqual(Plain() as Any, Plain()) == nil)
    #expect(ValueComparison.areEqual(1 as Any, 1) == true)
    #expect(ValueComparison.areEqual(1 as Any, "1") == false)
    #expect(ValueComparison.areEqual(Animal("a"), Cat("a")) == true)
    #expect(ValueComparison.areEqual(Double.nan, .nan) == false)
    #expect(ValueComparison.areEqual({}, {}) == nil)
  }

  /// What a type is made of is found once, and on any thread.
  @Test func threadsFindTheSame() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          areEqual(Pair(both: (number, "a")), Pair(both: (number, "a")))
            && !areEqual(Pair(both: (number, "a")), Pair(both: (number, "b")))
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
