import Foundation
import TestSupport
import Testing

@testable import GalleyPreviews

/// What the compiler reads in the place of Objective-C, and of other platforms.
@Suite(.serialized) struct SourceRewriterTests {
  private func rewritten(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { SourceRewriter.rewritten($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func selectorsBecomeNamesOfTheSameLength() {
    #expect(
      rewritten("a(#selector(UIResponder.resignFirstResponder), to: nil)")
        == #"a(_Select("UIResponder.resignFirstResponder"), to: nil)"#)
    #expect(
      rewritten("x = #selector(Model.save(_:to:)) // #selector(a)")
        == #"x = _Select("Model.save(_:to:)") // #selector(a)"#)
    #expect(rewritten("#selector(getter: A.b)") == #"_Select("getter: A.b")"#)
    #expect(rewritten("f(#selector (A.b), x)") == #"f(_Select("A.b" ), x)"#)
    #expect(
      rewritten("f(#selector((A.b) as (A) -> () -> Bool), g())")
        == #"f(_Select("(A.b) as (A) -> () -> Bool"), g())"#)
  }

  /// A condition ends with its line, and what is no condition stays.
  @Test func conditionsOfSeveralLinesAreLeft() {
    #expect(rewritten("#if os(\niOS)\n#endif") == nil)
    #expect(rewritten("#if os\n(iOS)\n#endif") == nil)
    #expect(rewritten("\"\\(#if os(e\n)") == nil)
    #expect(rewritten("#if os(iOS)\n#endif") == "#if true   \n#endif")
  }

  /// A name that its line does not close, and a raw regular expression with lines of its own.
  @Test(arguments: ["#selector(`\n.)", "#selector(`\r\n.)", "#selector(a.f(#/\n/#))"])
  func selectorsKeepTheirLines(text: String) {
    func lines(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
    #expect(lines(rewritten(text) ?? text) == lines(text))
  }

  /// The compiler finds the method, which a gesture recognizer calls.
  @Test func selectorsOfMethodsOfTheFileAreTheMethods() {
    let declared = "@objc private func save(_ sender: Any) {}"
    let blank = "      private func save(_ sender: Any) {}"
    for name in ["save", "Model.save", "Model.save(_:)", "self.save(_:)", "a.b.save"] {
      #expect(
        rewritten("\(declared); f(#selector(\(name)), g)") == "\(blank); f(_selector(\(name)), g)",
        "\(name)")
    }
    #expect(
      rewritten("\(declared)\nf(#selector(\n  A.save(_:)\n), x)")
        == "\(blank)\nf(_selector(\n  A.save(_:)\n), x)")
    // Others stay names.
    for name in ["load", "getter: A.save", "(A.save) as (A) -> () -> Bool", "A.save.load"] {
      let text = rewritten("\(declared); f(#selector(\(name)))")
      #expect(text == "\(blank); f(_Select(\"\(name)\"))", "\(name)")
    }
    #expect(rewritten("func save() {}; #selector(save)") == #"func save() {}; _Select("save")"#)
  }

  /// The name stands on the first line, which may become longer; nothing of the author's moves.
  @Test func selectorsOfSeveralLinesKeepWhatIsAroundThem() {
    #expect(
      rewritten("f(self, #selector(\n  A\n    .save(_:to:)\n  ), x)")
        == "f(self, _Select(\"A.save(_:to:)\"\n   \n                \n  ), x)")
    #expect(rewritten("#selector(a\n)") == "_Select(\"a\"\n)")
    #expect(rewritten("#selector(\r\n a), b") == "_Select(\"a\"\r\n  ), b")
    #expect(
      rewritten("#selector(\n A.b // the name\n) + #selector(C.d)")
        == "_Select(\"A.b\"\n                \n) + _Select(\"C.d\")")
    #expect(
      rewritten("f(#selector(\na), #selector(\nb))")
        == "f(_Select(\"a\"\n ), _Select(\"b\"\n ))")
  }

  @Test func attributesOfObjectiveCAreBlank() {
    #expect(rewritten("@objc func a() {}") == "      func a() {}")
    #expect(rewritten("@objcMembers class A {}") == "             class A {}")
    #expect(rewritten("@objc(a:\n b) func a() {}") == "        \n    func a() {}")
  }

  @Test(arguments: [
    ("#if os(iOS)\n", "#if true   \n"), ("#if os(macOS)\n", "#if false    \n"),
    ("#if !os(watchOS) && (os(iOS) || os(tvOS))", "#if !false       && (true    || false   )"),
    ("#if FOO\n#elseif os(OSX)\n", "#if FOO\n#elseif false  \n"),
    ("#if targetEnvironment(simulator)\n", "#if true                        \n"),
    ("#if targetEnvironment(macCatalyst)\n", "#if false                         \n"),
    ("  #if os(iOS) // os(macOS)\nos(iOS)", "  #if true    // os(macOS)\nos(iOS)"),
    ("import Darwin\n", "import Glibc \n"), ("import math_h\n", "import Glibc \n"),
    ("import Darwin.POSIX\n", "import Glibc       \n"),
    ("import Darwin.C.math\n", "import Glibc        \n"),
    ("import CoreTransferable\n", "import SwiftUI         \n"),
    ("import SwiftUICore\n", "import SwiftUI    \n"),
    ("  import UIKit.UIFont\n", "  import UIKit       \n"),
    ("import CoreText\n", "import UIKit   \n"),
  ]) func conditionsAreThoseOfAnIPhone(_ text: String, _ expected: String) {
    #expect(rewritten(text) == expected)
  }

  @Test(arguments: [
    "let a = 3", "#if os(Linux)\n", "#if canImport(UIKit)\n", "#if DEBUG\n", "#if swift(>=5.9)\n",
    "#if os(", "#if os", "// #if os(iOS)", "let os = os(iOS)", "import func Darwin.sin\n",
    "import UIKit\n", "import class UIKit.UIFont\n",
    ##"let a = "#selector(b)""##, "// @objc", "/* #selector(a) */", "@objcish var a",
    "#selector", "#selector(a", "@ objc", "#selector\n(a)", "#selector()", "#selector(\n)",
    "#selector(a(\"b\"))", "",
  ]) func whatIsNoneStaysAsItIs(_ text: String) { #expect(rewritten(text) == nil) }

  @Test func linesAndColumnsStay() throws {
    // Random orders of pieces: every token that is not rewritten stays at its place.
    let pieces = [
      "#selector(A.b)", "@objc ", "\n", "let a = 3 ", "\"text @objc\"", "// #selector(a)\n", "(",
      ")",
      "é", "#if os(iOS) && !targetEnvironment(simulator)\n", "#elseif os(macOS)\n", "#endif\n",
      "import Darwin\n", "#selector(\n)", "#selector(\n  Model\n.save(_:))", "@objc(x)",
      "\"\\(#selector(A.c))\"",
    ]
    var random = SeededRandom(seed: 35)
    for turn in 0..<300 {
      var text = ""
      for _ in 0..<12 {
        text += pieces[random.below(pieces.count)]
      }
      guard let new = rewritten(text) else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let rewrittenLines = new.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == rewrittenLines.count, "seed 35, turn \(turn): \(text)")
      for (line, new) in zip(lines, rewrittenLines) where line.utf8.count != new.utf8.count {
        // A name of several lines may stand behind the end of the first.
        #expect(
          new.utf8.count > line.utf8.count && line.contains("#selector(")
            && new.hasSuffix("_Select(\"Model.save(_:)\""), "seed 35, turn \(turn): \(text)")
      }
    }
  }

  @Test func aFileThatHidesTheKeyboardBuildsAndMessagesNameItsPlaces() throws {
    let form = """
      import SwiftUI
      extension View {
        func hideKeyboard() {
          UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
      final class Watcher: NSObject {
        @objc func keyboardShows(_ note: Notification) {}
        func start() { print(#selector(keyboardShows), #selector(Watcher.keyboardShows(_:))) }
        func names() -> [Selector] {
          [
            #selector(
              Watcher
                .keyboardShows(_:)
            ), #selector((keyboardShows) as (Notification) -> Void),
          ]
        }
      }
      struct Form: View {
        @State var name = ""
        var body: some View { TextField("Name", text: $name).onTapGesture { hideKeyboard() } }
      }
      #Preview { Form() }

      """
    let fixture = try SourceFolderFixture(["Form.swift": form])
    let built = try fixture.build().build()
    #expect(built.diagnostics.map(\.text) == [] && built.libraries.count == 1)
    try fixture.write(
      "Form.swift", form.replacingOccurrences(of: "for: nil)", with: "for: nil); nothing()"))
    let failed = try fixture.build().build()
    #expect(failed.diagnostics.map(\.line) == [4])
    #expect(failed.diagnostics.first?.column == 113)
    #expect(failed.diagnostics.first?.path == fixture.file("Form.swift"))
    // Nothing is left beside what is kept.
    let names = FileManager.default.enumerator(atPath: fixture.cache)?.compactMap { $0 as? String }
    #expect(names?.contains { $0.contains("overlay") } == false)
  }
}
