import GalleyGoldens

enum GalleyGoldensExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let folder = file.deletingLastPathComponent()
    let goldens = GoldenFolder(folder.appendingPathComponent("Goldens"))
    let card = GoldenCase(try GoldenID(suite: "Cards", name: "large"))
    for town in ["Harbour town", "Harbour towns"] {
      let session = try GoldenSession(
        goldens, record: .missing, results: folder.path + "/results")
      let result = session.withRenderer { renderer in
        session.check(card, with: renderer) { renderer in
          try renderer.draw(Text(town).layoutName("Title"))
        }
      }
      session.finish()
      print(result.headline)
      if result.verdict == .size { result.explanation.prefix(1).forEach(print) }
    }
    // end
  }
}
