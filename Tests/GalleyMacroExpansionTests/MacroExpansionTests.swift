import Foundation
import Testing

@testable import GalleyMacroExpansion

/// What the compiler is answered, message by message.
@Suite struct MacroExpansionTests {
  /// The expansion of a macro, or what is wrong with it and where, in bytes.
  private func expand(
    _ type: String, _ source: String, role: String = "declaration", context: [String] = [],
    conformances: String = ""
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
        "extendedTypeSyntax": ["source": "Arc"], "conformanceListSyntax": ["source": conformances],
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
    #expect(peer.text.contains("private struct __Key_width: GalleyViews.EnvironmentKey {"))
    #expect(peer.text.contains("static var defaultValue: CGFloat { 3\n"))
    // Without a type nobody knows whether threads may share the value.
    let inferred = try expand(
      "EntryMacro", "@Entry var style = Style()", role: "peer", context: context)
    #expect(inferred.text.contains("nonisolated(unsafe) static var defaultValue = Style()"))
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

  private func animatableData(_ members: String, _ head: String = "struct Arc: Shape") throws -> (
    text: String, error: String?, offset: Int
  ) {
    try expand("AnimatableMacro", "@Animatable \(head) {\n\(members)\n}", role: "member")
  }

  @Test func storedVariablesMove() throws {
    let one = try animatableData("var radius: CGFloat", "public struct Arc: Shape")
    #expect(one.error == nil)
    #expect(
      one.text.hasPrefix("public nonisolated var animatableData: CGFloat.AnimatableData {"))
    #expect(one.text.contains("get { self.radius.animatableData }"))
    #expect(one.text.contains("self.radius.animatableData = newValue\n"))
    let three = try animatableData(
      """
      static var count = 3
      let fixed: Bool
      @AnimatableIgnored var isClosed: Bool
      @State private var text = ""
      var x = 1.5, start = Angle(degrees: 3)
      private(set) var end: Angle = .zero {
        didSet { print("var n: Int") }
      }
      var middle: Angle { (start + end) / 2 }
      func path(in rect: CGRect) -> Path { var inner: Path = Path(); return inner }
      """)
    #expect(three.error == nil)
    let pair = "GalleyMotion.AnimatablePair"
    #expect(
      three.text.contains(
        "\(pair)<Double.AnimatableData, \(pair)<Angle.AnimatableData, Angle.AnimatableData>> {"))
    #expect(
      three.text.contains(
        "(self.x.animatableData, \(pair)(self.start.animatableData, self.end.animatableData))"
      ))
    #expect(three.text.contains("self.x.animatableData = newValue.first\n"))
    #expect(three.text.contains("self.start.animatableData = newValue.second.first\n"))
    #expect(three.text.contains("self.end.animatableData = newValue.second.second\n"))
    let both = try animatableData("var x, y: CGFloat")
    #expect(both.text.contains("\(pair)<CGFloat.AnimatableData, CGFloat.AnimatableData>"))
    let generic = try animatableData(
      "var size: AnimatablePair<Double, Double>, turn: Angle = .zero")
    #expect(
      generic.text.contains(
        "\(pair)<AnimatablePair<Double, Double>.AnimatableData, Angle.AnimatableData> {"))
    #expect(try animatableData("let a = 1").text.contains("EmptyAnimatableData"))
  }

  @Test func whatCannotMoveIsAnError() throws {
    let fixed = try animatableData("var a: Bool")
    #expect(fixed.text == "")
    #expect(
      fixed.error
        == "@Animatable cannot move a, whose type is Bool: write @AnimatableIgnored before"
        + " the variable")
    // `@Animatable struct Arc: Shape {`, a line and `var ` are 36 bytes.
    #expect(fixed.offset == 136)
    #expect(
      try animatableData("var a = start()").error
        == "@Animatable needs the type of a: write it, or @AnimatableIgnored before the variable")
  }

  @Test func theConformanceIsDeclaredOnce() throws {
    let asked = try expand(
      "AnimatableMacro", "@Animatable struct Arc {}", role: "extension",
      conformances: "struct placeholder: Animatable {}")
    #expect(asked.text == "extension Arc: GalleyMotion.Animatable {}")
    let there = try expand("AnimatableMacro", "@Animatable struct Arc {}", role: "extension")
    #expect(there.text == "" && there.error == nil)
  }

  @Test func previewsKnowTheirPlaceAndName() throws {
    let source =
      "// A comment.\n#Preview(\"Big, wide\", traits: .fixedLayout(width: 1, height: 2)) {\n  A()\n}"
    let result = try expand("PreviewMacro", source)
    #expect(result.error == nil)
    #expect(result.text.contains("struct $s17PreviewfMu_: GalleyViews.PreviewRegistry"))
    #expect(result.text.contains(#"var __fileID: Swift.String { "a/B.swift" }"#))
    #expect(result.text.contains("var __line: Swift.Int { 8 }"))
    #expect(result.text.contains(#"var __displayName: Swift.String? { "Big, wide" }"#))
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
    ("#Preview(at: .small) { A() }", "#Preview has no argument \"at\"", 9),
    ("#Preview(as: .small) { A() }", "#Preview of a widget has widget; expected widget and", 0),
    ("#Preview(as: .small) { A() } entries: { B() }", "#Preview of a widget has widget, entr", 0),
    ("#Preview { A() } timeline: { B() }", "#Preview has a closure \"timeline\" here", 17),
    ("#Preview(\"a\", \"b\") { A() }", "#Preview has an argument without a label here", 14),
    ("#Preview { B { @Previewable var a = 1 } }", "@Previewable is supported at the top level", 15),
    (
      "#Preview(arguments: [1]) { a in @Previewable var b = 1; C(a, b) }",
      "@Previewable is not supported in a #Preview with arguments", 32
    ),
  ])
  func malformedPreviewsNameThePlace(_ source: String, _ message: String, _ offset: Int) throws {
    let result = try expand("PreviewMacro", source)
    #expect(result.error?.hasPrefix(message) == true, "\(result.error ?? "no error")")
    #expect(result.offset == 100 + offset)
  }

  /// The properties and the statements of a preview with `@Previewable` variables, without blanks around them.
  private func variables(_ closure: String) throws -> (properties: String, statements: String) {
    let result = try expand("PreviewMacro", "#Preview \(closure)")
    try #require(result.error == nil, "\(result.error ?? "")")
    let start = try #require(result.text.range(of: "_PreviewableProperties {"))
    let middle = try #require(result.text.range(of: "var __content: some GalleyViews.View {"))
    let end = try #require(result.text.range(of: "}\n  }\n  static func __makeView"))
    func trimmed(_ range: Range<String.Index>) -> String {
      result.text[range].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return (
      trimmed(start.upperBound..<middle.lowerBound), trimmed(middle.upperBound..<end.lowerBound)
    )
  }

  @Test(arguments: [
    ("{ @Previewable @State var a = 1; B(a) }", "@State var a = 1", "B(a)"),
    ("{ @State @Previewable var a = 1; return B(a) }", "@State var a = 1", "return B(a)"),
    ("{ @Previewable @State(x) var a = 1\nB(a) }", "@State(x) var a = 1", "B(a)"),
    (
      "{ @Previewable() @A.B var a: [C] = { [1; 2] }(); D() }", "@A.B var a: [C] = { [1; 2] }()",
      "D()"
    ),
    ("{ @Previewable var a =\n 1\n + 2\n B(a) }", "var a =\n 1\n + 2", "B(a)"),
    ("{ @Previewable var a = 1 +\n 2\n -B(a) }", "var a = 1 +\n 2", "-B(a)"),
    ("{ @Previewable var a = b as\n C\n D() }", "var a = b as\n C", "D()"),
    ("{ @Previewable var a: B? = c!\n D() }", "var a: B? = c!", "D()"),
    ("{ () -> any View in @Previewable var a = 1; B() }", "var a = 1", "B()"),
    ("{ let x = 1; @Previewable var a = 1; B(x) }", "var a = 1", "let x = 1;  B(x)"),
    ("{ @Previewable var a = 1 }", "var a = 1", ""),
  ])
  func variablesArePropertiesUpToTheirEnd(
    _ closure: String, _ properties: String, _ statements: String
  ) throws {
    let found = try variables(closure)
    #expect(found.properties == properties)
    #expect(found.statements == statements)
  }

  /// What the closure says is found by its own names, and the expansion's are found in their module.
  @Test(arguments: [
    "#Preview(\"A\", traits: .a, .b) { @Previewable @State var c = 1; D(c) }",
    "#Preview(traits: .a, arguments: [1]) { b in C(b) }", "#Preview(body: A.init)",
  ])
  func expansionsQualifyTheirNames(_ source: String) throws {
    let text = try expand("PreviewMacro", source).text
    let own = ["View", "Preview", "String", "Int"]
    let tokens = SourceTokens(text).tokens
    for (index, token) in tokens.enumerated() where token.kind == .word {
      guard own.contains(token.text) || token.text.hasPrefix("Preview") else { continue }
      #expect(tokens[index - 1].text == ".", "\(token.text) in \(text)")
    }
    // No member of the type hides a name that an app may have.
    for (index, token) in tokens.enumerated() where ["var", "func"].contains(token.text) {
      let name = tokens[index + 1].text
      #expect(name.hasPrefix("__") || name == "c", "\(name) in \(text)")
    }
  }

  @Test func argumentsMakeAGroup() throws {
    let text = try expand("PreviewMacro", "#Preview(arguments: [1, 2]) { A($0) }").text
    #expect(text.contains("_PreviewGroup(arguments: [1, 2], body: { A($0) })"))
    let function = try expand("PreviewMacro", "#Preview(\"a\", body: A.init)").text
    #expect(function.contains("{ (A.init)() }"))
    let loop = try expand("PreviewMacro", "#Preview { for a in b { c(a) }; return D() }").text
    #expect(loop.contains("View { for a in b { c(a) }; return D() "))
  }

  @Test(arguments: [
    "#Preview(\"a\", as: .small) { A() } timeline: { B(1); B(2) }",
    "#Preview(\"a\", as: .small, widget: { A() }) { B(1); B(2) }",
    "#Preview(\"a\", as: .small, widget: { A() }, timeline: { B(1); B(2) })",
  ])
  func aWidgetAndItsEntriesMakeAGroup(_ source: String) throws {
    let result = try expand("PreviewMacro", source)
    #expect(result.error == nil)
    let call = "WidgetKit._WidgetPreviews.group(as: .small, widget: { A() }, timeline: {"
    #expect(result.text.contains(call + " B(1); B(2) })"))
    #expect(result.text.contains("__displayName: Swift.String? { \"a\" }"))
  }

  @Test func aWidgetHasTheEntriesOfAProvider() throws {
    let source = "#Preview(as: A.size) { A() } timelineProvider: { B(c: { \"}\" }) }"
    let text = try expand("PreviewMacro", source).text
    #expect(
      text.contains("group(as: A.size, widget: { A() }, timelineProvider: { B(c: { \"}\" }) })"))
  }

  @Test func wordsStringsAndCommentsAreToldApart() {
    let source = SourceTokens(
      "a /* { /* */ \" */ \"\\(b(\")\"))\" #\"\\(c\"# \"\"\"\n\" {\n\"\"\" `var` x1 // }\n=")
    #expect(
      source.tokens.map(\.text) == [
        "a", "\"\\(b(\")\"))\"", "#\"\\(c\"#", "\"\"\"\n\" {\n\"\"\"", "`var`", "x1", "=",
      ])
  }

  @Test func regularExpressionsHideTheirBraces() throws {
    let result = try expand("PreviewMacro", "#Preview { A(/[}\"]/, #/}/#) }")
    #expect(result.error == nil)
    #expect(result.text.contains("{ A(/[}\"]/, #/}/#) "))
  }
}
