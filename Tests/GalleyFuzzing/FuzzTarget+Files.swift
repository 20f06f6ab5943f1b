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
}
