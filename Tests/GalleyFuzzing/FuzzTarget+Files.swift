import Foundation
import Galley
import GalleyGoldens
import GalleyPreviews
import GalleyRendering
import GalleyViews

extension FuzzTarget {
  static var files: [FuzzTarget] {
    [
      FuzzTarget(
        "golden", "files beside goldens: layouts, marks of an approval, results",
        seeds: [.files("Goldens/Controls", ["json"])], words: ["Sources/GalleyGoldens"], golden),
      FuzzTarget(
        "resources", "asset catalogues and string tables of a project, and an image, between zeros",
        seeds: [.text(resourceSeeds.joined(separator: "\0"))],
        words: ["Sources/GalleyPreviews/Resources"], resources),
      FuzzTarget(
        "swift-source", "a Swift file, read before it is compiled",
        seeds: [
          .files("Examples", ["swift"]),
          .text(
            """
            import Darwin
            #if os(iOS) && !DEBUG
            extension A.B where T: C { @objc func f(_ x: Int = { 1 }()) { _ = #selector(A.f(_:)) } }
            #elseif canImport(UIKit)
            struct V<T>: View { @State private var n = 0; var body: some View { Text("\\(n)") } }
            #endif
            #Preview("A", traits: .sizeThatFitsLayout) { V<Int>() }
            """),
        ], words: ["Sources/GalleyPreviews/Scanning", "Sources/GalleySwiftSource"], swiftSource),
    ]
  }

  private static func golden(_ bytes: [UInt8]) throws {
    if let layout = LayoutSnapshot(data: Data(bytes)) {
      let again = LayoutSnapshot(data: layout.data)
      try FuzzFinding.require(again?.data == layout.data, "a layout changes where it is written")
    }
    _ = try? ApprovalMarks(data: Data(bytes), name: "marks.json")
    try withFolder(["results.jsonl": bytes]) { folder in
      let results = GoldenResults(path: folder.appendingPathComponent("results.jsonl").path)
      _ = try results.read(of: GoldenFolder(folder))
    }
  }

  private static let resourceSeeds = [
    #"{"info": {"version": 1, "author": "a"}, "properties": {"provides-namespace": false}}"#,
    """
    {"images": [{"idiom": "universal", "filename": "photo.png", "scale": "1x"}, {"idiom": "iphone", "appearances": \
    [{"appearance": "luminosity", "value": "dark"}], "filename": "photo.png", "scale": "2x"}], \
    "properties": {"template-rendering-intent": "template"}, "info": {"version": 1}}
    """,
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components": {"red": "0xFF", \
    "green": "0.500", "blue": "128", "alpha": "1.000"}}}]}
    """,
    #"{"data": [{"idiom": "universal", "filename": "facts.json"}]}"#,
    """
    /* A title */ "greeting" = "Good\\nday \\U00e9"; "%lld views" = "%lld Ansichten";
    """,
    """
    <?xml version="1.0"?><plist version="1.0"><dict><key>%lld views</key><dict>\
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
    <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld view</string>\
    <key>other</key><string>%lld views</string></dict></dict></dict></plist>
    """,
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"greeting": {"localizations": {"en": {"stringUnit": \
    {"state": "translated", "value": "Hello"}}}}, "%lld views": {"localizations": {"en": {"variations": {"plural": \
    {"one": {"stringUnit": {"value": "%lld view"}}, "other": {"stringUnit": {"value": "%1$lld views"}}}}, \
    "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld"}}}}}}}
    """,
  ]

  private static func resources(_ bytes: [UInt8]) throws {
    let names = [
      "Assets.xcassets/Contents.json", "Assets.xcassets/photo.imageset/Contents.json",
      "Assets.xcassets/accent.colorset/Contents.json",
      "Assets.xcassets/facts.dataset/Contents.json", "en.lproj/Localizable.strings",
      "en.lproj/Localizable.stringsdict", "Localizable.xcstrings",
      "Assets.xcassets/photo.imageset/photo.png",
    ]
    // The last is an image, and has zeros of its own.
    let parts = bytes.split(
      separator: 0, maxSplits: names.count - 1, omittingEmptySubsequences: false)
    let files = Dictionary(uniqueKeysWithValues: zip(names, parts.map(Array.init)))
    try withFolder(files) { folder in
      var environment = EnvironmentValues()
      environment.projectResources = ProjectResources(reading: [folder])
      let view = VStack {
        Image("photo").resizable().frame(width: 8, height: 8)
        Color("accent").frame(width: 4, height: 4)
        Text("greeting")
        Text("\(3) views")
      }
      _ = try Renderer.kept.render(
        view, proposedSize: ProposedViewSize(width: 60, height: nil), scale: 1,
        environment: environment)
    }
  }

  /// Lines and columns of a source stay where they were, so that a compiler's messages are about the author's own.
  private static func swiftSource(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBufferPointer { bytes in
      _ = SourceOutline(bytes)
      guard let written = SourceRewriter.rewritten(bytes) else { return }
      func lines(_ text: some Sequence<UInt8>) -> Int { text.count { $0 == UInt8(ascii: "\n") } }
      try FuzzFinding.require(
        written.count >= bytes.count && lines(written) == lines(bytes),
        "a source has other lines where it is rewritten")
    }
  }
}
