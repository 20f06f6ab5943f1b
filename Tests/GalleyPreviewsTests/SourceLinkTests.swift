import Foundation
import Testing

@testable import GalleyPreviews

/// Which words of a file lead to other files.
@Suite struct SourceLinkTests {
  private static let known = [
    "Text", "Color", "View", "CGSize", "CGPoint", "CGFloat", "String", "infinity", "image",
    "center",
    "padding", "frame", "SwiftUI",
  ]

  /// What files of others declare of the name: at their top, in an extension, as an operator, as a type.
  private static let siblings: [String: String] = [
    "Value.swift": "let NAME = 3", "Function.swift": "func NAME() {}",
    "Member.swift": "extension MKCategory { var NAME: String { \"\" } }",
    "Static.swift": "extension CGSize { static let NAME = CGSize() }",
  ]

  /// Uses of a name that mean none of those.
  private static let uses = [
    "struct A { func f() { g(NAME: 3) } }", "struct A { func f() { g(1, NAME: 3) } }",
    "struct A { func f(NAME: Int) -> Int { NAME } }",
    "struct A { func f(with NAME: Int) -> Int { NAME * 2 } }",
    "struct A { func f(NAME other: Int) -> Int { other } }",
    "struct A { let NAME = 3; var b: Int { NAME } }",
    "struct A { var NAME: Int; func f() -> Int { self.NAME + NAME } }",
    "struct A { func f() { let NAME = 3; print(NAME) } }",
    "struct A { func f() { var a = 1, NAME = 3; print(NAME, a) } }",
    "struct A { func f() { let (a, NAME) = (1, 2); print(NAME, a) } }",
    "struct A { func f() { for NAME in 0..<3 { print(NAME) } } }",
    "struct A { func f() { for (i, NAME) in x.enumerated() { print(NAME, i) } } }",
    "struct A { func f() { if let NAME = x { print(NAME) } } }",
    "struct A { func f() { x.map { NAME in NAME + 1 } } }",
    "struct A { func f() { x.map { (a: Int, NAME: Int) -> Int in NAME + a } } }",
    "struct A { func f() { x.map { [weak self] NAME, a in NAME + a } } }",
    "enum A { case a, NAME(Int); func f() { switch self { case .NAME(let x): print(x) } } }",
    "struct A { let t: (NAME: Int, b: Int) }", "struct A { func f() { X { } NAME: { } } }",
    "struct A { func f() { x.if(a ? b : c, NAME: d) } }", "// NAME\nlet text = \"NAME\"",
    "#if NAME\n#endif\nstruct A {}", "@available(NAME 3, *) struct A {}",
    "struct A { func f() { switch x { case let .two(a, NAME): print(NAME, a) } } }",
  ]

  @Test(arguments: ["image", "spacing", "title"], uses)
  func labelsAndNamesOfItsOwnLeadToNoOtherFile(_ name: String, _ use: String) throws {
    var files = Self.siblings
    files["A.swift"] = "import SwiftUI\n" + use
    let fixture = try SourceFolderFixture(
      files.mapValues { $0.replacingOccurrences(of: "NAME", with: name) })
    let isMember = use.contains(".NAME")
    // What stands behind a dot may be an extension's, unless modules have the name.
    let known = Self.known + (isMember ? [name] : [])
    #expect(
      fixture.needed(by: "A.swift", of: Array(files.keys), known: known) == ["A.swift"],
      "\(use)")
  }

  @Test func operatorsAndKnownMembersLeadToExtensionsOfTypesThatAreNamed() throws {
    let files = [
      "Half.swift": "struct Half: View { let a = Color(red: 0 / 255).frame(maxWidth: .infinity) }",
      "Points.swift": "let p = CGPoint() / 2", "Sizes.swift": "let s: CGSize = .infinity",
      "Own.swift": "let q = a |> b",
      "CGPoint+Math.swift":
        "extension CGPoint { static func / (a: Self, b: CGFloat) -> Self { a } }",
      "Top.swift": "func / (a: CGPoint, b: Double) -> CGPoint { a }",
      "CGSize.swift": "extension CGSize { static let infinity = CGSize() }",
      "Pipe.swift": "infix operator |>\nfunc |> (a: Int, b: Int) -> Int { a }",
    ]
    let fixture = try SourceFolderFixture(files)
    func needed(_ name: String) -> Set<String> {
      fixture.needed(by: name, of: Array(files.keys), known: Self.known).subtracting([name])
    }
    #expect(needed("Half.swift") == [])
    #expect(needed("Points.swift") == ["CGPoint+Math.swift", "Top.swift"])
    #expect(needed("Sizes.swift") == ["CGSize.swift"])
    #expect(needed("Own.swift") == ["Pipe.swift"])
  }

  @Test func membersThatNoModuleHasLeadToTheirExtensions() throws {
    let files = [
      "A.swift": "let a = text.shouted + items[safe: 3] + Color(hex: 3) + .brand + view.card()",
      "Shout.swift": "extension String { var shouted: String { self } }",
      "Safe.swift": "extension Collection { subscript(safe i: Int) -> Int { i } }",
      "Hex.swift": "extension Color { init(hex: Int) { self = .red } }",
      "Brand.swift":
        "extension ShapeStyle where Self == Color { static var brand: Color { .red } }",
      "Card.swift": "extension View { func card() -> some View { self } }",
      "Hidden.swift": "private extension View { func card() -> some View { self } }",
    ]
    let fixture = try SourceFolderFixture(files)
    let needed = fixture.needed(by: "A.swift", of: Array(files.keys), known: Self.known)
    #expect(needed == Set(files.keys).subtracting(["Hidden.swift"]))
  }

  @Test func aFileThatRedeclaresANameOfTheRootNeverJoins() throws {
    let files = [
      "Step1.swift": "struct ContentView { let a = Row().big }\nlet size = 3",
      "Step2.swift": "struct ContentView {}\nextension Row { var big: Int { 3 } }",
      "Step3.swift": "struct Row {}\nlet size = 4", "Step4.swift": "struct Row {}",
      "Step5.swift": "extension Color { static let brand = 3 }\nlet a = Color.brand, b = Row()",
      "Step6.swift": "extension Color { static let brand = 4 }\nextension Row { var c: Int { 3 } }",
      "Views/Step4.swift": "struct Row {}",
      "Step7.swift": "extension Int: Marked {}\nlet i: Marked = Int(3), row = Row()",
      "Step8.swift": "extension Int: Marked {}\nextension Row { var d: Int { 3 } }",
    ]
    let fixture = try SourceFolderFixture(files)
    func needed(_ name: String) -> Set<String> {
      fixture.needed(by: name, of: Array(files.keys), known: Self.known).subtracting([name])
    }
    // Another file has the row, too.
    #expect(needed("Step1.swift") == ["Step4.swift"])
    #expect(!needed("Step5.swift").contains("Step6.swift"))
    #expect(!needed("Step7.swift").contains("Step8.swift"))
    #expect(needed("Step2.swift").isDisjoint(with: ["Step1.swift"]))
  }

  /// An extension of a type in another one adds nothing to that.
  @Test func extensionsOfTypesInTypesAreTheirOwn() throws {
    let files = [
      "A.swift":
        "struct Deck { struct Card {} }\nprotocol Made {}\nlet deck = Deck(), card = Deck.Card()",
      "Deck+Made.swift": "extension Deck: Made { var size: Int { 1 } }",
      "Card+Made.swift": "extension Deck.Card: Made { var size: Int { 2 } }",
    ]
    let fixture = try SourceFolderFixture(files)
    #expect(
      fixture.needed(by: "A.swift", of: Array(files.keys), known: Self.known)
        == ["A.swift", "Card+Made.swift", "Deck+Made.swift"])
  }

  @Test func whatNamesLeadToIsSureAndTheRestIsGuessed() throws {
    let files = [
      "A.swift": "let a = Row().card(), t = Text(1)", "Row.swift": "struct Row { let m: Model }",
      "Model.swift": "struct Model {}", "Model+X.swift": "extension Model { var x: Extra { 3 } }",
      "Extra.swift": "struct Extra {}", "Card.swift": "extension View { func card() {} }",
      "Text.swift": "struct Text {}",
    ]
    let fixture = try SourceFolderFixture(files)
    let index = fixture.index(Array(files.keys), known: Self.known)
    let needed = index.needed(by: fixture.file("A.swift"))
    #expect(fixture.short(needed.files) == Set(files.keys))
    #expect(
      fixture.short(needed.guesses)
        == ["Model+X.swift", "Extra.swift", "Card.swift", "Text.swift"])
    var choice = SourceChoice(without: [fixture.file("Model+X.swift")])
    #expect(
      fixture.short(index.needed(by: fixture.file("A.swift"), choice).files)
        == Set(files.keys).subtracting(["Model+X.swift", "Extra.swift"]))
    choice.with = [fixture.file("Extra.swift")]
    #expect(index.needed(by: fixture.file("A.swift"), choice).files.count == 6)
  }
}
