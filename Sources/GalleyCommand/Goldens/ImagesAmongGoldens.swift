import Galley
import GalleyGoldens
import GalleyScenes

/// Finds images that scenes show and that lie among goldens, where they would be removed and written over.
struct ImagesAmongGoldens {
  private let goldens: GoldenFolder
  private let images: URL?

  /// - Parameter images: the folder of all scenes' images; nil for each scene's own.
  init(_ goldens: GoldenFolder, images: URL?) { (self.goldens, self.images) = (goldens, images) }

  /// The first scene of a folder that shows such an image, and the image's name; nil where none does.
  /// - Throws: `GoldenError` for a folder that cannot be read.
  func first(in folder: String) throws -> (scene: String, image: String)? {
    var known: [URL: ImagePlaces] = [:]
    for file in try GoldenScenes.files(in: folder, except: goldens) {
      let path = "\(folder)/\(file)"
      let own = images ?? SceneDrawing.ownFolder(ofScene: path)
      let places = known[own] ?? ImagePlaces(imageFolder: own, below: goldens.path)
      known[own] = places
      guard let way = places.wayDown, let data = try? GoldenScenes.read(path),
        Self.mayLead(data, along: way),
        let template = try? SceneTemplate(data: data, file: path),
        let image = Self.image(of: template, in: places)
      else { continue }
      return (path, image)
    }
    return nil
  }

  /// Scenes are filled for this alone: one that never says the first folder's name leads nowhere along a way.
  private static func mayLead(_ scene: Data, along way: String) -> Bool {
    guard let first = way.split(separator: "/").first?.utf8 else { return true }
    // JSON may write other letters by their numbers.
    return !first.allSatisfy { $0 < 128 } || scene.range(of: Data(first)) != nil
  }

  private static func image(of template: SceneTemplate, in places: ImagePlaces) -> String? {
    var found: String?
    template.noteImage = { name in
      var places = places
      places.add(name)
      if places.count > 0 { found = found ?? name }
    }
    let canvases = template.canvasNames.map(Optional.some)
    let moments = template.golden.moments.map(Optional.some)
    for canvas in canvases.isEmpty ? [nil] : canvases {
      for moment in moments.isEmpty ? [nil] : moments {
        // What is wrong with the scene is told where it is drawn.
        _ = try? template.scene(canvas: canvas, at: moment)
      }
    }
    return found
  }
}
