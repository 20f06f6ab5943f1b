import Foundation
import Testing

@testable import GalleyPreviews

/// The folder that `Bundle.main` stands for in previews.
@Suite struct ProjectBundleTests {
  @Test func filesLieBesideEachOther() throws {
    let project = try ProjectFolder()
    try project.write("App/Data/landmarks.json", "[1]")
    try project.write("App/More/landmarks.json", "[2]")
    try project.write("App/card.swift", "let a = 1")
    try project.write("App/de.lproj/Localizable.strings", #""a" = "b";"#)
    try project.write("App/de.lproj/letter.txt", "Brief")
    try project.write("App/Colors.xcassets/Contents.json", "{}")
    try project.write(
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleShortVersionString</key><string>2.5</string>
      <key>Server</key><string>example.org</string>
      </dict></plist>
      """)
    let place = try ProjectFolder()
    let folder = try ProjectBundle(project.index, module: "Tea").folder(in: place.url.path)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["Info.plist", "landmarks.json"])
    let bundle = try #require(Bundle(path: folder))
    let file = try #require(bundle.url(forResource: "landmarks", withExtension: "json"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "[1]")
    #expect(bundle.bundleIdentifier == "app.Tea")
    #expect(bundle.object(forInfoDictionaryKey: "Server") as? String == "example.org")
    #expect(bundle.infoDictionary?["CFBundleShortVersionString"] as? String == "2.5")
    #expect(bundle.infoDictionary?["CFBundleVersion"] as? String == "1")
  }

  @Test func aDamagedFileOfTheProjectIsSaid() throws {
    let project = try ProjectFolder()
    for content in ["no plist", "<plist version=\"1.0\"><array/></plist>"] {
      try project.write("App/Info.plist", content)
      let problem = ProjectBundle(project.index, module: "Tea").problem
      #expect(
        problem?.hasSuffix(
          "Info.plist: found no property list with keys; the values of a new app are used") == true)
    }
    try project.write("App/Info.plist", "<plist version=\"1.0\"><dict/></plist>")
    #expect(ProjectBundle(project.index, module: "Tea").problem == nil)
  }

  /// It is made once, and again where it is not whole.
  @Test func theFolderIsKept() throws {
    let project = try ProjectFolder()
    try project.write("a.json", "1")
    let place = try ProjectFolder()
    func make() throws -> String {
      try ProjectBundle(project.index, module: "Tea").folder(in: place.url.path)
    }
    let first = try make()
    #expect(try make() == first)
    unlink(first + "/Info.plist")
    #expect(try make() == first)
    #expect(access(first + "/Info.plist", F_OK) == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path).count == 1)
    try project.write("b.json", "2")
    #expect(try make() != first)
  }

  @Test func aPlaceThatCannotBeWrittenIsAnError() throws {
    let project = try ProjectFolder()
    try project.write("a.json", "1")
    let bundle = ProjectBundle(project.index, module: "Tea")
    let place = project.url.appendingPathComponent("a.json").path
    #expect(throws: PreviewError.self) { try bundle.folder(in: place) }
  }
}
