import Foundation
import Testing

/// `Scripts/function-shapes` counts what the house rules count, and its list only shrinks.
@Suite struct FunctionShapeTests {
  /// A folder of its own with Swift files, removed at the end.
  private final class Box {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-shapes-\(UUID().uuidString)")
    var list: URL { folder.appendingPathComponent("list.txt") }

    init(_ sources: [String: String], list: String = "") throws {
      for (name, source) in sources {
        let file = folder.appendingPathComponent("Sources/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try source.write(to: file, atomically: true, encoding: .utf8)
      }
      try list.write(to: self.list, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func run(_ arguments: String...) throws -> (code: Int32, output: String) {
      try SourceTree.run("function-shapes", arguments, in: folder)
    }
  }

  /// Lines that fill a body.
  private static func filling(_ count: Int) -> String {
    String(repeating: "    _ = 0\n", count: count)
  }

  @Test func linesAreThoseOfTheDeclaration() throws {
    let box = try Box([
      "A.swift": """
      struct Outer<Value> {
        /// A comment
        /// of two lines.
        @discardableResult
        public func atLimit() -> Int {
      \(Self.filling(57))    return 0
        }
        private
        func above(_ value: Int, for other: String) {
      \(Self.filling(58))  }
        var short: Int { 0 }
        var computed: Int {
      \(Self.filling(58))    return "} \\("}") {".count
        }
        subscript(index: Int) -> Int {
          get {
      \(Self.filling(59))  return 0
          }
          set {}
        }
        static let table: () -> Void = {
      \(Self.filling(60))  }
        deinit {
      \(Self.filling(59))  }
      }
      extension Outer.Inner where Value == Int {
        init() {
          func local() {
            [0].forEach { _ in
      \(Self.filling(59))      }
          }
        }
      }
      """
    ])
    let result = try box.run("Sources")
    #expect(
      result.output == """
        lines 65 Sources/A.swift Outer.Inner.init()
        lines 63 Sources/A.swift Outer.Inner.init().local()
        lines 61 Sources/A.swift Outer.above(_:for:)
        lines 61 Sources/A.swift Outer.computed.get
        lines 61 Sources/A.swift Outer.deinit
        lines 62 Sources/A.swift Outer.subscript(index:).get
        lines 62 Sources/A.swift Outer.table.closure

        """)
    #expect(result.code == 0)
  }

  @Test func parametersAreThoseOfFunctionsInitializersAndSubscripts() throws {
    let box = try Box([
      "Deep/B.swift": """
      func five(a: Int, b: Int, c: Int, d: Int, e: (Int, Int, Int, Int, Int, Int)) {}
      func six(_ a: Int, _ b: Int, c d: Int, e: Int, f: Int = 0, g: Int...) {}
      #if os(Windows)
      class C { init?(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) {} }
      #endif
      protocol P { subscript(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int) -> Int { get } }
      """
    ])
    #expect(
      try box.run("Sources").output == """
        parameters 6 Sources/Deep/B.swift C.init(a:b:c:d:e:f:)
        parameters 7 Sources/Deep/B.swift P.subscript(a:b:c:d:e:f:g:)
        parameters 6 Sources/Deep/B.swift six(_:_:c:e:f:g:)

        """)
  }

  private static let six = "func six(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) {}\n"
  private static let seven = "func six(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, _: Int) {}\n"
  private static let listed = "parameters 6 Sources/A.swift six(a:b:c:d:e:f:)\n"

  @Test func whatTheListHoldsIsAllowed() throws {
    let box = try Box(["A.swift": Self.six], list: Self.listed)
    let result = try box.run("--check", "list.txt", "Sources")
    #expect(result.code == 0, "\(result.output)")
  }

  @Test(arguments: [
    // A new one, one of the same name beside a listed one, one that is gone, one that moved.
    ([Self.six + Self.six], "has 6 parameters, expected at most 5"),
    ([Self.six, Self.seven], "has 7 parameters, expected at most 5"),
    ([""], "no longer an offender: parameters 6"),
    (["", Self.six], "found 6 in Sources/B.swift"),
  ])
  func theListIsExact(sources: [String], message: String) throws {
    let files = Dictionary(uniqueKeysWithValues: zip(["A.swift", "B.swift"], sources))
    let result = try Box(files, list: Self.listed).run("--check", "list.txt", "Sources")
    #expect(result.code == 1)
    #expect(result.output.contains(message), "\(result.output)")
  }

  @Test func aGrownOneFails() throws {
    let lines = Self.filling(61)
    let box = try Box(
      ["A.swift": "func long() {\n\(lines)}\n"], list: "lines 62 Sources/A.swift long()\n")
    let result = try box.run("--check", "list.txt", "Sources")
    #expect(result.code == 1)
    #expect(result.output.contains("long() has 63 lines, expected at most 62"))
  }

  @Test func keepingWritesAListThatShrinksOrMoves() throws {
    for (source, list) in [("", ""), (Self.six, Self.listed)] {
      let box = try Box(
        ["A.swift": source], list: "parameters 7 Sources/B.swift other(a:b:c:d:e:f:g:)\n")
      #expect(try box.run("--keep", "list.txt", "Sources").code == 0)
      #expect(try String(contentsOf: box.list, encoding: .utf8) == list)
    }
  }

  @Test(arguments: [Self.six + Self.six, Self.seven])
  func keepingRefusesAListThatGrows(source: String) throws {
    let box = try Box(["A.swift": source], list: Self.listed)
    let result = try box.run("--keep", "list.txt", "Sources")
    #expect(result.code == 1)
    #expect(result.output.contains("may only shrink"))
    #expect(try String(contentsOf: box.list, encoding: .utf8) == Self.listed)
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let box = try Box(["A.swift": Self.six], list: "lines many Sources/A.swift six()\n")
    #expect(try box.run("--check", "list.txt", "Sources").code == 2)
    #expect(try box.run("--check", "none.txt", "Sources").code == 2)
    #expect(try box.run("--check", "list.txt").code == 2)
    #expect(try box.run("Nowhere").code == 2)
    #expect(try box.run("--other").code == 2)
  }
}
