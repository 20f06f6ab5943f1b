import Foundation
import Testing

@testable import GalleyPreviews

/// Files are found by names: what was guessed wrong takes no preview with it.
@Suite(.serialized) struct PreviewGuessTests {
  private func drawn(_ result: PreviewBuild.Result) -> [String] {
    result.libraries.flatMap(\.sources).map { ($0.path as NSString).lastPathComponent }.sorted()
  }

  @Test func filesThatAreNotNeededAreNotCompiled() throws {
    let fixture = try SourceFolderFixture([
      "CGPoint+Math.swift": """
      import Nowhere
      extension CGPoint { static func / (a: CGPoint, b: CGFloat) -> CGPoint { CGPoint(x: a.x / b, y: a.y / b) } }
      """,
      "DemoApp.swift": """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Half() } } }
      """,
      "Half.swift": """
      import SwiftUI
      struct Half: View { var body: some View { Color(red: 0, green: 0, blue: 100 / 255).frame(height: 40) } }
      #Preview { Half() }
      """,
      "Map+Image.swift": "import MapKit\nextension MKCategory { var image: String { \"x\" } }",
      "Pic.swift": """
      import SwiftUI
      struct Pic: View { let image = Image(systemName: "star"); var body: some View { image.padding() } }
      #Preview { Pic() }
      """,
    ])
    let result = try fixture.build().build()
    #expect(result.diagnostics.map(\.text) == [])
    #expect(drawn(result) == ["Half.swift", "Pic.swift"])
    #expect(result.compiledFiles == 2)
  }

  /// A file that declares a name of SwiftUI's joins what names it, unless that does not compile then.
  @Test func aFileThatDeclaresANameOfSwiftUIIsLeftOut() throws {
    let fixture = try SourceFolderFixture([
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        var body: some View { VStack { Button("Go") {}; Text("Hi").cardStyle() }.padding() }
      }
      #Preview { Card() }
      """,
      "Style.swift":
        "import SwiftUI\nextension View { func cardStyle() -> some View { padding(8) } }",
      "OwnButton.swift": """
      import SwiftUI
      struct Button: View { var title: String; var body: some View { Helper1(title: title) } }
      """,
      "Helper1.swift": """
      import SwiftUI
      struct Helper1: View { var title: String; var body: some View { Helper2(title: title) } }
      """,
      "Helper2.swift": """
      import SwiftUI
      struct Helper2: View { var title: String; var body: some View { Color.red } }
      """,
      "OwnText.swift": "struct Text { var line: String; init(_ a: String) { line = a } }",
    ])
    let result = try fixture.build(processors: 1).build()
    #expect(drawn(result) == ["Card.swift"])
    // All six are tried in one call, which fails: then the file and the one that it needs.
    #expect(result.compiledFiles == 2)
    #expect(
      result.diagnostics.map(\.text)
        == ["OwnButton", "OwnText"].map {
          "\(fixture.file("\($0).swift")): warning: it declares names of modules again and is left out: "
            + "Card.swift does not compile with it"
        })
  }

  /// What is wrong is said of the file as an app's own name of SwiftUI's makes it, where that is not the reason.
  @Test func anAppsOwnNameOfSwiftUIIsKept() throws {
    let fixture = try SourceFolderFixture([
      "Card.swift": """
      import SwiftUI
      struct Card: View { var body: some View { Button(title: "Go") } }
      #Preview { Card() }
      """,
      "OwnButton.swift":
        "import SwiftUI\nstruct Button: View { var title: String; var body: some View { Text(title) } }",
    ])
    let result = try fixture.build().build()
    #expect(result.diagnostics.map(\.text) == [])
    #expect(result.compiledFiles == 2)
    try fixture.write(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View { var body: some View { Button(title: "Go").padding(Wide()) } }
      #Preview { Card() }
      """)
    let errors = try fixture.build().build().diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.message.contains("'Wide'") == true)
  }

  /// Beside a type `View` of its own a module has no previews of SwiftUI's views: its other names are not meant either.
  @Test func aCopyOfSwiftUIIsNotCompiled() throws {
    var files = [
      "Copy/View.swift":
        "public protocol View { associatedtype Body; var body: Body { get } }\nlet seed = 1",
      "Copy/Padding.swift": "extension View { public func padding() -> Text { Text(\"\") } }",
      "Demo.swift": """
      import SwiftUI
      struct Demo: View { var body: some View { VStack { Text("a"); Color.red }.padding() } }
      #Preview { Demo() }
      """,
    ]
    for name in ["Text", "VStack", "Color", "Button", "State"] {
      files["Copy/\(name).swift"] = """
        public struct \(name): View {
          public init(_ text: String = "") { _ = seed }
          public var body: Never { fatalError() }
        }
        """
    }
    let fixture = try SourceFolderFixture(files)
    let result = try fixture.build().build()
    #expect(result.diagnostics.map(\.text) == [])
    #expect(drawn(result) == ["Demo.swift"])
    #expect(result.compiledFiles == 1)
    // A file of the copy needs what it names.
    let known = ["View", "Text", "VStack", "Color", "Button", "State"]
    #expect(
      fixture.needed(by: "Copy/Text.swift", of: files.keys.sorted(), known: known)
        == ["Copy/Padding.swift", "Copy/Text.swift", "Copy/View.swift"])
  }

  @Test func listingsOfOneFolderAreDrawnByOneCommand() throws {
    var files: [String: String] = [:]
    for number in 1...9 {
      // Listings have the same names again, and helpers that others seem to use.
      let helper =
        number % 3 == 0
        ? "extension CGSize { static let infinity = CGSize(width: CGFloat.infinity, height: .infinity) }"
        : number % 3 == 1
          ? "let spacing = \(number).0" : "extension Color { static let cell = Color.red }"
      let color = number % 3 == 2 ? "Color.cell" : "Color.orange"
      files["Listing\(number).swift"] = """
        import SwiftUI
        \(helper)
        struct ContentView: View {
          var body: some View {
            Grid(horizontalSpacing: 5) { GridRow { \(color).frame(width: 50, height: \(number)) } }
              .frame(maxWidth: .infinity)
          }
        }
        #Preview { ContentView() }
        """
    }
    let fixture = try SourceFolderFixture(files)
    let result = try fixture.build().build()
    #expect(result.diagnostics.map(\.text) == [])
    #expect(drawn(result) == files.keys.sorted())
    #expect(result.compiledFiles == 9)
    #expect(try fixture.build().build().compiledFiles == 0)
  }

  @Test func aGuessedFileThatDoesNotCompileIsLeftOutWithAWarning() throws {
    let fixture = try SourceFolderFixture([
      "Item.swift": """
      import SwiftUI
      struct Item { var picture = "x" }
      struct ItemView: View {
        let item = Item()
        var body: some View { Text(item.picture).foregroundStyle(Color.blue) }
      }
      #Preview { ItemView() }
      """,
      "Color+Picture.swift": "import SwiftUI\nextension Color { var picture: Nowhere { 3 } }",
      "Needed.swift": "import SwiftUI\nstruct Needed: View { var body: some View { Nowhere() } }",
      "User.swift": "import SwiftUI\n#Preview { Needed() }",
    ])
    let result = try fixture.build().build()
    #expect(drawn(result) == ["Item.swift"])
    let said = result.diagnostics.map(\.text)
    #expect(said.count == 3)
    #expect(
      said.contains {
        $0.hasSuffix(
          "Color+Picture.swift: warning: it does not compile and is left out: cannot find type 'Nowhere' in scope"
        )
      })
    #expect(said.contains { $0.contains("Needed.swift:2:45: error: cannot find 'Nowhere'") })
    #expect(
      said.contains {
        $0.hasSuffix(
          "User.swift: error: its previews are not drawn because a file that they need does not compile"
        )
      })
  }

  /// A left-out file may declare what an error names, and still have nothing to do with it.
  @Test func anErrorOfTheFileItselfIsItsReason() throws {
    let fixture = try SourceFolderFixture([
      "Color+Hex.swift": """
      import SwiftUI
      extension Color { init(hex: UInt32) { self.init(red: Double(hex >> 16) / 255, green: 0, blue: 0) } }
      """,
      "Ops.swift": """
      import Nowhere
      func >> (a: Thing, b: Int) -> Thing { a }
      extension HStack { init(spacing: String) { fatalError() } }
      """,
      "Other.swift": """
      import Nowhere
      extension View { func badge(_ text: String) -> some View { self } }
      struct Text2 { let hex: Unknown }
      """,
      "Root.swift": """
      import SwiftUI
      struct Root: View {
        var body: some View { HStack(spacing: 4) { badge(2); Color(hex: 0xff0000) } }
      }
      extension View { func badge(_ number: Int) -> some View { Text("\\(number)") } }
      #Preview { Root() }
      """,
    ])
    let result = try fixture.build().build()
    let errors = result.diagnostics.filter { $0.severity == .error }.map(\.text)
    #expect(errors.contains { $0.contains("Root.swift:3:46: error: ambiguous use of 'badge'") })
    #expect(
      !errors.contains { $0.contains("Nowhere") || $0.contains("that they need") }, "\(errors)")
  }

  /// The compiler says of a key path without a type only that it cannot be inferred.
  @Test func whatWasLeftOutIsSaidBesideAnErrorWithoutAName() throws {
    let fixture = try SourceFolderFixture([
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        @Environment(\\.paper.tint) var tint
        var body: some View { Text("a").foregroundStyle(tint) }
      }
      #Preview { Card() }
      """,
      "Paper.swift": """
      import Nowhere
      import SwiftUI
      struct Paper { var tint = Color.red }
      extension EnvironmentValues { var paper: Paper { Paper() } }
      """,
    ])
    let said = try fixture.build().build().diagnostics.map(\.text)
    #expect(said.contains { $0.contains("no such module 'Nowhere'") }, "\(said)")
  }

  @Test func aFileThatHasWhatWasNotFoundIsTriedAfterwards() throws {
    let fixture = try SourceFolderFixture([
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        let spacing: CGFloat = 3
        var body: some View {
          GeometryReader { proxy in
            Text("\\(total(1))").position(proxy.frame(in: .local).center)
            ForEach(["a", "b"]) { Text($0) }
          }
        }
      }
      struct Sum { let total = 4 }
      #Preview { Card() }
      """,
      "Center.swift":
        "import SwiftUI\nextension CGRect { var center: CGPoint { CGPoint(x: midX, y: midY) } }",
      "Total.swift": "func total(_ value: Int) -> Int { value }",
      "Text.swift":
        "extension String: @retroactive Identifiable { public var id: String { self } }",
      "Broken.swift": "import Nowhere\nextension Nobody { var center: Int { 3 } }",
    ])
    let result = try fixture.build().build()
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
    #expect(drawn(result) == ["Card.swift"])
    #expect(try fixture.build().build().compiledFiles == 0)
  }
}
