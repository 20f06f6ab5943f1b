import Foundation
import GalleySwiftSource
import Testing

@testable import GalleyPreviews

@Suite struct PreviewScannerTests {
  private func previews(_ text: String) -> [String] {
    SourceOutline(text).previews.map { "\($0.line) \($0.typeName ?? "#Preview")" }
  }

  private func names(_ words: String...) -> Set<UInt64> { Set(words.map { WordHash.of($0.utf8) }) }

  @Test func previewsOfBothKindsStandInTheirOrder() {
    let found = previews(
      """
      import SwiftUI
      struct Card_Previews: PreviewProvider { static var previews: some View { Text("a") } }
      #Preview { Text("b") }
      #Preview("Dark", traits: .sizeThatFitsLayout) {
        Text("c")
      }
      @available(iOS 17, *)
      #Preview("New") { Text("d") }
      private struct Last: PreviewProvider, Sendable {}
      """)
    #expect(found == ["2 Card_Previews", "3 #Preview", "4 #Preview", "8 #Preview", "9 Last"])
  }

  @Test func typesHaveTheNamesOfThoseAroundThemAndTheirLines() {
    let found = SourceOutline(
      """
      struct Card<Content>: View {
        private enum Side { case front }
        var body: some View { struct Local {}; return Text("a") }
      }

      extension Card.Deck {
        @Observable
        final class Model { class func make() {} }
      }
      #Preview { Card() }
      private actor Desk {}
      """)
    #expect(
      found.types.map { "\($0.line) \($0.name)" }
        == ["1 Card", "2 Card.Side", "8 Card.Deck.Model", "11 Desk"])
  }

  @Test func displayNamesThatAreLiteralsAreRead() {
    let found = SourceOutline(
      ##"""
      #Preview("Large", traits: .sizeThatFitsLayout) { Text("a") }
      #Preview("Say \"\u{48}i\"") { Text("b") }
      #Preview(#"raw \n"#) { Text("c") }
      #Preview(names.large) { Text("d") }
      #Preview("\(names.large)") { Text("e") }
      #Preview("a" + "b") { Text("f") }
      #Preview(traits: .landscapeLeft) { Text("g") }
      #Preview { Text("h") }
      struct P: PreviewProvider {
        static var previews: some View {
          Text("i").previewDisplayName("One")
          Text("j").previewDisplayName(name)
          Text("k").previewDisplayName("Two")
        }
      }
      struct Q: PreviewProvider { static var previews: some View { Text("l") } }
      """##
    ).previews
    #expect(
      found.map(\.names) == [
        ["Large"], ["Say \"Hi\""], ["raw \\n"], [], [], [], [], [], ["One", "Two"], [],
      ])
  }

  @Test func aProviderHasTheNamesOfTheTypesAroundIt() {
    let found = previews(
      """
      enum Cards {
        struct Inner {
          final class A: SwiftUI.PreviewProvider {}
        }
      }
      extension Cards.Inner { enum B: PreviewProvider {} }
      struct C {}
      extension C: PreviewProvider {}
      struct Generic<T: View>: View where T: PreviewProvider {}
      """)
    #expect(found == ["3 Cards.Inner.A", "6 Cards.Inner.B", "8 C"])
  }

  @Test func commentsStringsAndExpressionsHideNothingAndAddNothing() {
    let found = previews(
      ##"""
      // #Preview { }
      /* struct A: PreviewProvider {} /* nested */ #Preview {} */
      let text = "#Preview { \(count("}")) } struct B: PreviewProvider {"
      let long = """
        #Preview {
        \(value.map { "}" })
        """
      let raw = #"\( #Preview { "# + ##"""
        " """
      """## + "\n\"\"\"##\n"
        + ##"""
        let regex = #/ #Preview { \/ "/#
        let other = items.firstMatch(of: /"{/)
        func half(a: Int, b: Int) -> Int { a / b / 2 }
        #Preview { }
        """##)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("#Preview") == true)
  }

  @Test func previewsOfConditionsThatAnIPhoneMeetsAreListed() {
    let found = previews(
      """
      #if os(iOS)
      #Preview("A") { Text("a") }
      #else
      struct B: PreviewProvider {}
      #endif
      #if FEATURE
      struct C: PreviewProvider {}
      #elseif os(macOS)
      struct D: PreviewProvider {}
      #else
      struct E: PreviewProvider {}
      #endif
      """)
    #expect(found == ["2 #Preview", "7 C", "11 E"])
  }

  @Test func declarationsAtTheTopAreNamesOfTheModule() {
    let outline = SourceOutline(
      """
      public struct Card: View { var title: String; var body: some View { Text(title) } }
      private struct Hidden {}
      let first = 1, second: Int = 2
      var (third, fourth) = (3, 4)
      func helper(_ value: Int = { 3 }()) -> Int { let local = value; return local }
      infix operator |> : AdditionPrecedence
      func |> (a: Int, b: Int) -> Int { a }
      typealias Name = String
      @MainActor final class Model { }
      class func nothing() {}
      """)
    #expect(
      outline.topLevel
        == names(
          "Card", "first", "second", "third", "fourth", "helper", "|>", "Name", "Model", "nothing"))
    #expect(outline.ownNames.contains(WordHash.of("Hidden".utf8)))
    #expect(
      outline.uniqueNames
        == names("Card", "first", "second", "third", "fourth", "|>", "Name", "Model"))
    #expect(!outline.hasTopLevelCode)
    #expect(SourceOutline("let a = 1\nprint(a)\n").hasTopLevelCode)
    #expect(!SourceOutline("\u{FEFF}import SwiftUI\n").hasTopLevelCode)
  }

  @Test func extensionsTellWhatTheyAdd() throws {
    let outline = SourceOutline(
      """
      extension View { func card() -> some View { padding() }
        var flat: Self { self } }
      extension Color: Named { init(hex: Int) { self = .red } ; static let brand = Color(hex: 3) }
      """)
    try #require(outline.extensions.count == 2)
    #expect(outline.extensions[0].members == names("card", "flat"))
    #expect(outline.extensions[1].members == names("brand"))
    #expect(outline.extensions[1].protocols == names("Named"))
    #expect(outline.extensions[1].initialisers == names("hex"))
  }

  @Test func aBodyIsNoPartOfAnInterfaceAndATypeIs() {
    let source = "struct A {\n  var a = 1\n  func f() -> Int { 3 }\n}\n"
    let interface = SourceOutline(source).interface
    func changed(_ from: String, _ to: String) -> Bool {
      SourceOutline(source.replacingOccurrences(of: from, with: to)).interface != interface
    }
    #expect(!changed("{ 3 }", "{ /* more */ let b = 4; return b }"))
    #expect(!changed("struct", "// a comment\n\nstruct"))
    #expect(changed("-> Int", "-> Double"))
    #expect(changed("a = 1", "a = 1.5"))
    #expect(changed("var a = 1", "var a = 1 { didSet { } }"))
  }

  @Test func importsAreListedOnce() {
    let outline = SourceOutline(
      "import SwiftUI\n@testable import Kit\nimport struct Foundation.Date\nimport SwiftUI\n")
    #expect(outline.imports == ["SwiftUI", "Kit", "Foundation"])
  }

  @Test func whatIsCutOffIsReadToItsEnd() {
    let source =
      "import SwiftUI\nenum A { struct B: PreviewProvider { static var a = \"\\(f({ 1 }))\" } }"
    for count in 0..<source.utf8.count {
      let part = String(decoding: Array(source.utf8)[..<count], as: UTF8.self)
      #expect(SourceOutline(part).previews.count <= 1)
    }
    for type in ["struct A { ", "extension A { "] {
      let deep = String(repeating: type, count: 50_000)
      #expect(SourceOutline(deep).previews.isEmpty)
    }
    let nested = String(repeating: "\"\\(", count: 5000)
    #expect(SourceOutline(nested).previews.isEmpty)
  }

  @Test func whatIsNoTextSaysWhyAndWhere() throws {
    let fixture = try SourceFolderFixture()
    try fixture.write("Zero.swift", Data("let a = 1\nlet b\0 = 2\n".utf8))
    try fixture.write("Latin.swift", Data("let a = \"".utf8) + [0xE9] + Data("\"\n".utf8))
    let sources = SourceStore().load(
      ["Zero.swift", "Latin.swift"].map(fixture.file), isWhole: true)
    let zero = try #require(sources[fixture.file("Zero.swift")]?.problem)
    #expect(zero.message == "this is not Swift source: it has a zero byte")
    #expect(zero.line == 2 && zero.column == 6)
    let latin = try #require(sources[fixture.file("Latin.swift")]?.problem)
    #expect(latin.message == "this is not Swift source: the text is not valid UTF-8")
    #expect(latin.line == 1 && latin.column == 10)
  }

  /// Where many brackets are open, none is looked for to the end of the file.
  @Test(arguments: [
    "init\n", "struct A<\n", "let (\n", "case let .a(\n", "struct A: PreviewProvider\n", "#/ ",
    "@objc(", "#if os(\n",
  ])
  func whatIsNotClosedCostsNoSquareOfItsLength(_ part: String) {
    let start = ContinuousClock.now
    let text = "import UIKit\nextension A {\n" + String(repeating: part, count: 5000)
    _ = SourceOutline(text)
    var bytes = text
    _ = bytes.withUTF8 { SourceRewriter.rewritten($0) }
    #expect(start.duration(to: .now) < .seconds(60), "\(part)")
  }
}
