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
        seeds: [.files("Goldens/Controls", ["json"])], golden),
      FuzzTarget("resources", "asset catalogues and string tables of a project", resources),
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
        ], swiftSource),
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

  private static func resources(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let files = [
      "Assets.xcassets/Contents.json": source.part(),
      "Assets.xcassets/photo.imageset/Contents.json": source.part(),
      "Assets.xcassets/photo.imageset/photo.png": source.part(),
      "Assets.xcassets/accent.colorset/Contents.json": source.part(),
      "Assets.xcassets/facts.dataset/Contents.json": source.part(),
      "en.lproj/Localizable.strings": source.part(),
      "en.lproj/Localizable.stringsdict": source.part(),
      "Localizable.xcstrings": source.rest(),
    ]
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
