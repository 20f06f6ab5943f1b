import Foundation
import Testing

/// What `Locked` may hold.
@Suite struct LockedValueTests {
  /// Swift wraps a function once more in each `withLock`, by itself, in an optional or in a tuple; in a structure, a class
  /// or an array it does not.
  @Test(arguments: ["Sources", "Tests"])
  func noLockHoldsAFunction(below folder: String) throws {
    let types = /Locked<(?<type>[^\n]*)/
    for file in try SourceTree.swiftFiles(below: folder)
    where file.lastPathComponent != "LockedValueTests.swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: types) {
        #expect(!Self.isFunction(match.type), "\(file.lastPathComponent): \(match.0)")
      }
    }
  }

  /// What a lock is of is what it holds: the sanitizer reports races of an empty value.
  @Test(arguments: ["Sources", "Tests"])
  func noLockIsEmpty(below folder: String) throws {
    let empty = /\bLocked(<(Void|\(\))>|\(\(\)\))/
    #expect("let delivery = Locked(())".contains(empty) && !"Locked(state())".contains(empty))
    for file in try SourceTree.swiftFiles(below: folder)
    where file.lastPathComponent != "LockedValueTests.swift" {
      let hasEmpty = try String(contentsOf: file, encoding: .utf8).contains(empty)
      #expect(!hasEmpty, "\(file.lastPathComponent)")
    }
  }

  @Test func functionsAreFound() {
    for text in [
      "() -> Void>", "(() -> Void)?>(nil)", "(a: Int, b: (Int) -> Bool)>",
      "@Sendable (A<B>) -> C> = d",
    ] {
      #expect(Self.isFunction(text[...]), "\(text)")
    }
    for text in [
      "[() -> Void]>", "[Int: (Int) -> Int]>([:])", "State>, a: (Int) -> Int", "Int>() -> Void",
      "Box<() -> Int>>",
    ] {
      #expect(!Self.isFunction(text[...]), "\(text)")
    }
  }

  /// Whether the argument that `text` begins with has an arrow outside of brackets and of other generic arguments.
  private static func isFunction(_ text: Substring) -> Bool {
    var (square, angle) = (0, 0)
    var last: Character = " "
    for character in text {
      switch character {
      case "[": square += 1
      case "]": square -= 1
      case "<": angle += 1
      case ">" where last == "-": if square == 0, angle == 0 { return true }
      case ">":
        if angle == 0 { return false }
        angle -= 1
      default: break
      }
      last = character
    }
    return false
  }
}
