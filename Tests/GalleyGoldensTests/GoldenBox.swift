import Foundation
import GalleyGoldens
import GalleyScenes

/// A folder of goldens for one test, with sessions in it as if each were a run.
final class GoldenBox {
  let folder: GoldenFolder
  let renderer = Renderer()

  init() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-goldens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    folder = GoldenFolder(path, name: "Goldens")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.path) }

  func session(_ mode: RecordMode = .never) throws -> GoldenSession {
    try GoldenSession(folder, record: mode)
  }

  /// One case in a run of its own.
  func check(
    _ view: some View, _ key: String = "Suite/case", record mode: RecordMode = .never,
    scale: CGFloat = 1, tolerance: GoldenTolerance = .exact, storage: GoldenStorage = .image
  ) throws -> GoldenResult {
    try check(
      view, key, in: session(mode), scale: scale, tolerance: tolerance, storage: storage)
  }

  func check(
    _ view: some View, _ key: String = "Suite/case", in session: GoldenSession, scale: CGFloat = 1,
    tolerance: GoldenTolerance = .exact, storage: GoldenStorage = .image
  ) throws -> GoldenResult {
    var golden = GoldenCase(try GoldenID(key: key))
    golden.tolerance = tolerance
    golden.storage = storage
    let canvas = GoldenCanvas(scale: scale)
    return session.check(golden, with: renderer) { try canvas.draw(view, with: $0) }
  }

  /// A scene's image as a case.
  func check(scene: String, record mode: RecordMode = .never) throws -> GoldenResult {
    let template = try SceneTemplate(data: Data(scene.utf8), file: "scene.json")
    let scene = try template.scene()
    return try session(mode).check(
      GoldenCase(GoldenID(key: "scene")), with: renderer
    ) { try scene.draw(with: $0, imageFolder: nil) }
  }

  func path(_ file: String) -> String { "\(folder.path)/\(file)" }

  func data(_ file: String = "Suite/case.png") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(file)))
  }

  func write(_ data: Data, _ file: String = "Suite/case.png") throws {
    let url = URL(fileURLWithPath: path(file))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// The files below the folder, without results.
  var files: [String] {
    let walker = FileManager.default.enumerator(atPath: folder.path)
    return (walker?.allObjects as? [String] ?? []).filter { !$0.hasPrefix(".") && $0.contains(".") }
      .sorted()
  }
}
