import Foundation
import Galley
import GalleyScenes
import Testing

/// Cells of tables, which have no type, in the places of a scene's values.
@Suite struct CellSceneTests {
  @Test func cellsAreReadAsWhatIsWanted() throws {
    let scene = """
      {"galley": 1, "view": {"type": "Text", "text": "{{zip}}", "modifiers": [
        {"frame": {"width": "{{w}}", "height": 9}}, {"hidden": "{{off}}"}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
    let rows = try DataTable(
      data: Data("zip,w,off\n01234,40,no\n1,x,yes\n".utf8), file: "t.csv")
    #expect(try template.scene(for: rows.row(0)).render().bitmap.width == 40)
    #expect(throws: SceneError.self) { try template.scene(for: rows.row(1)) }
  }
}
