import Foundation
import Testing

@testable import GalleyMacroExpansion

/// What the compiler is answered, message by message.
@Suite struct MacroExpansionTests {
  /// The expansion of a macro, or what is wrong with it and where, in bytes.
  private func expand(
    _ type: String, _ source: String, role: String = "declaration", context: [String] = []
  ) throws -> (text: String, error: String?, offset: Int) {
    let kind = role == "declaration" ? "expandFreestandingMacro" : "expandAttachedMacro"
    let syntax: [String: Any] = [
      "source": source,
      "location": ["fileName": "/a/B.swift", "fileID": "a/B.swift", "line": 7, "offset": 100]
        as [String: Any],
    ]
    let message: [String: Any] = [
      kind: [
        "macro": ["typeName": type], "macroRole": role, "discriminator": "$s1", "syntax": syntax,
        "lexicalContext": context.map { ["source": $0] },
      ] as [String: Any]
    ]
    let answer = try answer(to: try JSONSerialization.data(withJSONObject: message))
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    let position = diagnostics.first?["position"] as? [String: Any]
    return (
      try #require(result["expandedSource"] as? String), diagnostics.first?["message"] as? String,
      position?["offset"] as? Int ?? -1
    )
  }

  private func answer(to message: Data) throws -> [String: Any] {
    let answer = try JSONSerialization.jsonObject(with: PluginHost.answer(to: message))
    return try #require(answer as? [String: Any])
  }

  @Test func capabilityIsVersion7() throws {
    let answer = try answer(to: Data(#"{"getCapability":{}}"#.utf8))
    let result = try #require(answer["getCapabilityResult"] as? [String: Any])
    let capability = try #require(result["capability"] as? [String: Any])
    #expect(capability["protocolVersion"] as? Int == 7)
  }

  @Test(arguments: ["", "{", "[1]", #"{"newMessage":{}}"#])
  func unknownMessagesAreAnswered(_ message: String) throws {
    let answer = try answer(to: Data(message.utf8))
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    #expect((result["diagnostics"] as? [Any])?.count == 1)
  }

  @Test func entriesHaveAccessorsAndAKey() throws {
    let source = "\n  /// A = b: { c }\n  @Entry public var width: CGFloat = 3 // = 4"
    let context = ["extension SwiftUI.EnvironmentValues {}"]
    let accessor = try expand("EntryMacro", source, role: "accessor", context: context)
    #expect(accessor.text.contains("get { self[__Key_width.self] }"))
    let peer = try expand("EntryMacro", source, role: "peer", context: context)
    #expect(peer.text.contains("private struct __Key_width: EnvironmentKey {"))
    #expect(peer.text.contains("static var defaultValue: CGFloat { 3\n"))
  }

  @Test(arguments: [
    (
      "@Entry var a", "extension EnvironmentValues {}",
      "@Entry needs a type, or a value whose type can be inferred"
    ),
    ("@Entry var a: Int", "extension EnvironmentValues {}", "@Entry needs a default value for a"),
    ("@Entry var a: Int { 3 }", "extension EnvironmentValues {}", "@Entry generates the accessors"),
    ("@Entry var a = 1", "extension Card {}", "@Entry belongs in an extension of"),
    ("@Entry var a = 1", "struct Card {}", "@Entry belongs in an extension"),
    (
      "@Entry var a: Int = 1", "extension FocusedValues {}",
      "an entry of FocusedValues must have an optional"
    ),
  ])
  func wrongEntriesSayWhatIsExpected(_ source: String, _ context: String, _ message: String) throws
  {
    let result = try expand("EntryMacro", source, role: "peer", context: [context])
    #expect(result.text == "")
    #expect(result.error?.hasPrefix(message) == true, "\(result.error ?? "no error")")
  }

  @Test func previewsKnowTheirPlaceAndName() throws {
    let source =
      "// A comment.\n#Preview(\"Big, wide\", traits: .fixedLayout(width: 1, height: 2)) {\n  A()\n}"
    let result = try expand("PreviewMacro", source)
    #expect(result.error == nil)
    #expect(result.text.contains("struct $s17PreviewfMu_: PreviewRegistry"))
    #expect(result.text.contains(#"var fileID: String { "a/B.swift" }"#))
    #expect(result.text.contains("var line: Int { 8 }"))
    #expect(result.text.contains(#"var displayName: String? { "Big, wide" }"#))
    #expect(result.text.contains("[.fixedLayout(width: 1, height: 2)]"))
  }

  @Test func closuresAmongTheArgumentsAreRead() throws {
    let result = try expand("PreviewMacro", "#Preview(\"A\", body: { B(c: { \"}\" }) })")
    #expect(result.error == nil)
    #expect(result.text.contains("{ B(c: { \"}\" })"))
  }

  @Test(arguments: [
    ("#Preview", "#Preview needs a closure", 0),
    ("#Preview(\"a\"", "#Preview has no closing parenthesis", 8),
    ("\n #Preview { ", "the closure of #Preview has no closing brace", 11),
    ("#Preview(as: .small) { A() }", "#Preview has no argument \"as\"", 9),
  ])
  func malformedPreviewsNameThePlace(_ source: String, _ message: String, _ offset: Int) throws {
    let result = try expand("PreviewMacro", source)
    #expect(result.error?.hasPrefix(message) == true, "\(result.error ?? "no error")")
    #expect(result.offset == 100 + offset)
  }

  @Test func wordsStringsAndCommentsAreToldApart() {
    let source = SourceTokens(
      "a /* { /* */ \" */ \"\\(b(\")\"))\" #\"\\(c\"# \"\"\"\n\" {\n\"\"\" `var` x1 // }\n=")
    #expect(
      source.tokens.map(\.text) == [
        "a", "\"\\(b(\")\"))\"", "#\"\\(c\"#", "\"\"\"\n\" {\n\"\"\"", "`var`", "x1", "=",
      ])
  }
}
