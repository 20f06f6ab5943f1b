import Foundation
import Testing

/// `Scripts/mutate` finds what it can change, and says what it cannot do.
@Suite struct MutationTests {
  /// The changes of a source: line, what is there, and what then stands there.
  private func changes(of source: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-mutations-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try SourceTree.run("mutate", ["--sites", file.path])
    #expect(result.code == 0, "\(result.output)")
    let bytes = Array(source.utf8)
    return try result.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let (offset, length) = (try #require(Int(fields[1])), try #require(Int(fields[2])))
      let old = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      return "\(fields[3]): \(old) -> \(fields[4])"
    }
  }

  @Test func operatorsWordsAndNumbersAreChanged() throws {
    let found = try changes(
      of: """
        func f(_ a: Int, _ isOpen: Bool) -> Bool {
          let é = "ü \\(a < 3)"
          return min(a, é.count) >= a * 2 && !isOpen || a == 0 ? true : a += b
        }
        """)
    #expect(
      found == [
        "2: < -> <=", "2: 3 -> 4", "2: 3 -> 2", "3: min -> max", "3: >= -> >", "3: * -> /",
        "3: 2 -> 3", "3: 2 -> 1", "3: && -> ||", "3: ! -> ", "3: || -> &&", "3: == -> !=",
        "3: 0 -> 1", "3: true -> false", "3: += -> -=",
      ])
  }

  /// What looks like an operator or a number, and changes nothing or something else.
  @Test func othersAreLeft() throws {
    let found = try changes(
      of: """
        @available(macOS 13, *)
        struct A<B>: C where B == D {
          #if swift(>=5)
            // a < b && 1
            let text = "a < 1", large = 5000, hash = 0xFF, half = 0.5
          #endif
          let least = list.min()
        }
        """)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func unknownModulesAndFilesAreErrors() throws {
    let module = try SourceTree.run("mutate", ["1", "Moon"])
    #expect(module.code == 1 && module.output.contains("there is no Sources/GalleyMoon"))
    #expect(try SourceTree.run("mutate", ["0"]).code != 0)
    #expect(try SourceTree.run("mutate", ["3", "--only", "4"]).code != 0)
    #expect(try SourceTree.run("mutate", ["3", "--only", "one"]).code != 0)
    #expect(try SourceTree.run("mutate", ["3", "--only", "2", "--keep"]).code != 0)
    #expect(try SourceTree.run("mutate", ["--sites", "/nowhere.swift"]).code != 0)
  }
}
