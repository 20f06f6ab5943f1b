import Foundation
import GalleySwiftSource
import Testing

@testable import GalleyPreviews

/// Which branches of conditions are compiled in a preview.
@Suite struct ActiveTokensTests {
  private func active(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      let tokens = ActiveTokens(SwiftLexer(bytes).tokens, bytes).tokens
      return tokens.filter { $0.first != 0x23 && $0.kind == .word }
        .map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
        .joined(separator: " ")
    }
  }

  /// A condition, and whether it holds; nil where the compiler knows it alone.
  @Test(
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(Linux)", true),
      ("os(macOS) || os(iOS)", true), ("os(iOS) && os(macOS)", false),
      ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(Charts)", nil),
      ("canImport(UIKit) && !os(watchOS)", true), ("targetEnvironment(simulator)", true),
      ("targetEnvironment(macCatalyst)", false), ("DEBUG", true), ("!DEBUG", false),
      ("FEATURE", nil), ("FEATURE && os(macOS)", false), ("FEATURE || os(iOS)", true),
      ("FEATURE && os(iOS)", nil), ("swift(>=5.9)", nil), ("compiler(>=6) && os(tvOS)", false),
      ("(os(iOS) || FEATURE) && !(os(macOS))", true), ("os(iOS) &&!os(tvOS)", true),
      ("false || (false)", false), ("os(iOS", nil), ("", nil), ("&& os(iOS)", nil),
      ("canImport(UIKit, _version: 1)", nil), ("os(visionOS) == true", nil),
    ] as [(String, Bool?)])
  func aConditionIsWorkedOutAsFarAsItIsKnown(_ text: String, _ value: Bool?) {
    var text = text
    text.withUTF8 { bytes in
      #expect(ConditionReader(SwiftLexer(bytes).tokens[...], bytes).value == value)
    }
  }

  @Test func branchesThatAreNotCompiledAreNotRead() {
    #expect(active("a\n#if os(iOS)\nb\n#else\nc\n#endif\nd") == "a if os iOS b else endif d")
    #expect(
      active("#if os(macOS)\na\n#elseif X\nb\n#else\nc\n#endif")
        == "if os macOS elseif X b else c endif")
    #expect(
      active("#if X\na\n#elseif os(iOS)\nb\n#else\nc\n#endif")
        == "if X a elseif os iOS b else endif")
    let nested = "#if os(macOS)\n#if os(iOS)\na\n#else\nb\n#endif\nc\n#else\nd\n#endif\ne"
    #expect(active(nested) == "if os macOS else d endif e")
    #expect(active("#endif\na\n#else\nb") == "endif a else b")
    let deep = String(repeating: "#if os(iOS)\n", count: 5000) + "a"
    #expect(active(deep).hasSuffix(" a"))
    for sign in ["(", "! "] {
      let condition = "#if " + String(repeating: sign, count: 200_000) + "os(iOS)\na"
      #expect(active(condition).hasSuffix("a"))
    }
  }

  @Test func thePreviewOfAnIPhoneIsCompiled() throws {
    let fixture = try SourceFolderFixture([
      "Pages.swift": """
      import SwiftUI
      #if os(iOS)
      import UIKit
      #elseif os(macOS)
      import AppKit
      #endif
      struct Pages: View {
        var body: some View {
          #if os(iOS) && targetEnvironment(simulator)
          TabView { Text(name); Text("two") }.tabViewStyle(.page)
          #elseif canImport(AppKit)
          NSViewOfNobody()
          #else
          MissingOnTheMac()
          #endif
        }
      }
      #if canImport(UIKit)
      let name = UIDevice.current.systemName
      #endif
      #Preview { Pages() }
      """,
      "Pages+Mac.swift": """
      #if os(macOS)
      import AppKit
      struct Pages {}
      #endif
      """,
    ])
    let result = try fixture.build().build()
    #expect(result.diagnostics.map(\.text) == [])
    #expect(result.libraries.count == 1)
    try fixture.write(
      "Pages.swift", "import SwiftUI\n#if os(iOS)\n#Preview { Missing() }\n#endif\n")
    let broken = try fixture.build().build()
    #expect(broken.diagnostics.map(\.line) == [3])
    #expect(broken.diagnostics.map(\.column) == [12])
  }
}
