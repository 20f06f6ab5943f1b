import Galley
import GalleyScenes

enum GalleyScenesExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let scene = """
      {"galley": 1, "sample": {"town": "Porto"}, "view": {
        "type": "Text", "text": "{{town}}", "modifiers": [{"paddin": 8}]}}
      """
    do {
      let template = try SceneTemplate(data: Data(scene.utf8), file: "card.json")
      print(try template.scene().render().bitmap.width)
    } catch let error as SceneError {
      print("\(error.place): \(error.found)")
      print("did you mean \(error.suggestion ?? "something else")?")
    }
    // end
  }
}
