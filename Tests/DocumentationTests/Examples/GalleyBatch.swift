import Galley
import GalleyBatch
import GalleyScenes

enum GalleyBatchExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let scene = """
      {"galley": 1, "canvas": {"width": 200, "background": "white"}, "view": {
        "type": "Text", "text": "{{town}}: {{stops | number}} stops"}}
      """
    let rows = "town,stops\nPorto,3\nGhent,many\n"
    let settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "card.json",
      rows: try DataTable(data: Data(rows.utf8), file: "towns.csv"),
      output: file.deletingLastPathComponent().path + "/{{town}}.png")
    let summary = try Batch(settings).run()
    print("\(summary.progress.drawn) drawn, \(summary.progress.failed) failed")
    for cause in summary.causes.list { print(cause.message) }
    // end
  }
}
