import Foundation
import Testing

/// Swift 6.2 refuses property wrappers in types that say `nonisolated`: a view outside of actors conforms in an extension
/// that is, and says nothing itself.
@Suite struct WrapperTests {
  private static let wrappers = [
    "AppStorage", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState",
    "Namespace", "ObservedObject", "ScaledMetric", "State", "StateObject",
  ]

  /// The properties with wrappers that are members of a type that is `nonisolated`.
  private static func refused(in text: String) -> [String] {
    guard text.contains("nonisolated ") else { return [] }
    var refused: [String] = []
    // How far the line of the type is indented that the lines are of.
    var type: Int?
    for line in text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      if let outer = type, indent <= outer, line.hasSuffix("}") { type = nil }
      if line.contains("nonisolated "), !line.hasSuffix("}"),
        line.contains(#/^ *(?:\w+ )*nonisolated (?:\w+ )*(?:struct|class) /#)
      {
        type = indent
      }
      guard let outer = type, indent == outer + 2 else { continue }
      let words = line.dropFirst(indent).prefix { $0 != " " && $0 != "(" }
      if words.first == "@", wrappers.contains(String(words.dropFirst())), line.contains("var ") {
        refused.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return refused
  }

  @Test func noTypeOutsideOfActorsHasWrappers() throws {
    var count = 0
    for file in try SourceTree.swiftFiles(below: "Sources") {
      let text = try String(contentsOf: file, encoding: .utf8)
      count += text.contains("@Environment(") ? 1 : 0
      #expect(Self.refused(in: text).isEmpty, "\(SourceTree.path(of: file))")
    }
    #expect(count > 50)
  }

  @Test(arguments: [
    "nonisolated struct A<B>: View {\n  @State private var c = 1\n}",
    "  private nonisolated struct A<\n    B: View\n  >: View {\n    @Environment(\\.d) var e\n  }",
  ])
  func wrappersAreFound(text: String) { #expect(Self.refused(in: text).count == 1) }

  @Test(arguments: [
    "struct A {\n  @State private var b = 1\n}\n\nnonisolated extension A: View {\n  var c: Int { 1 }\n}",
    "nonisolated struct A {\n  let b = 1\n}\n\nstruct C {\n  @State var d = 1\n}",
    "nonisolated struct A { let b = 1 }\nstruct C {\n  @State var d = 1\n}",
  ])
  func othersAreNotFound(text: String) { #expect(Self.refused(in: text).isEmpty) }
}
