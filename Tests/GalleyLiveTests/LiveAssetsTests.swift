import CLiveAssets
import Foundation
import GalleyRendering
import Testing

/// The page of live previews, as the program has it.
@Suite struct LiveAssetsTests {
  private let page = Self.text(galley_live_page)
  private let style = Self.text(galley_live_style)
  private let script = Self.text(galley_live_script)

  @Test func theyAreWhole() {
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    #expect(script.hasPrefix("\"use strict\";") && script.hasSuffix("start();\n"))
    for asset in [page, style, script] {
      #expect(!asset.isEmpty && !asset.contains("\0") && !asset.contains("\u{FFFD}"))
    }
    #expect(style.count { $0 == "{" } == style.count { $0 == "}" })
  }

  /// What loads the page first shows something soon.
  @Test func theyAreSmall() {
    #expect(page.utf8.count + style.utf8.count + script.utf8.count < 80_000)
  }

  @Test func theyAskNoOtherServer() {
    for asset in [page, style, script] {
      #expect(!asset.contains("http://") && !asset.contains("https://") && !asset.contains("url("))
      #expect(!asset.contains("@import") && !asset.contains("import("))
    }
    let addresses = page.matches(of: /(?:href|src)="([^"]*)"/).map { String($0.1) }
    #expect(addresses == ["data:,", "page.css", "#keys", "page.js"])
  }

  /// The Content-Security-Policy allows neither styles nor scripts inside of the page.
  @Test func theFilesStandAlone() {
    #expect(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="))
    #expect(page.matches(of: /<script[^>]*>/).map { String($0.0) } == ["<script src=\"page.js\">"])
    #expect(!script.contains("innerHTML") && !script.contains("eval("))
  }

  /// A script that asks for an element has one, and only one.
  @Test func elementsExist() {
    let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let asked = Set(script.matches(of: /\bat\("([^"]*)"\)/).map { String($0.1) })
    #expect(asked.count > 20)
    #expect(asked.isSubset(of: ids), "\(asked.subtracting(ids).sorted())")
    let named = page.matches(of: /aria-(?:controls|labelledby|describedby)="([^"]*)"/)
    #expect(Set(named.map { String($0.1) }).isSubset(of: ids))
  }

  /// The devices are those of the table, and each screen of it is there once.
  @Test func devicesAreKnown() throws {
    let rows = script.matches(of: /\["(iP[^"]*)", (\d+), (\d+)\]/)
    #expect(rows.count > 15)
    var sizes: Set<String> = []
    for row in rows {
      let screen = try DeviceTable.screen(named: String(row.1))
      #expect(screen.name == String(row.1))
      #expect("\(Int(screen.size.width))" == row.2 && "\(Int(screen.size.height))" == row.3)
      #expect(sizes.insert("\(row.2) × \(row.3)").inserted, "\(row.1)")
    }
    let known = DeviceTable.screens.map { "\(Int($0.size.width)) × \(Int($0.size.height))" }
    #expect(Set(known) == sizes)
  }

  /// The page of scenes is made like that of previews.
  @Test func thePageOfScenesStandsAlone() {
    let page = Self.text(galley_scenes_page)
    let style = Self.text(galley_scenes_style)
    let script = Self.text(galley_scenes_script)
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    #expect(script.hasPrefix("\"use strict\";") && script.hasSuffix("startScenes();\n"))
    #expect(style.count { $0 == "{" } == style.count { $0 == "}" })
    #expect(page.utf8.count + style.utf8.count + script.utf8.count < 50_000)
    for asset in [page, style, script] {
      #expect(!asset.contains("http://") && !asset.contains("https://") && !asset.contains("url("))
    }
    #expect(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="))
    #expect(!script.contains("innerHTML") && !script.contains("eval("))
    let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let asked = Set(script.matches(of: /\bat\("([^"]*)"\)/).map { String($0.1) })
    #expect(asked.count > 10)
    #expect(asked.isSubset(of: ids), "\(asked.subtracting(ids).sorted())")
  }

  private static func text(
    _ bytes: (UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>?
  ) -> String {
    var length = 0
    guard let start = bytes(&length) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
