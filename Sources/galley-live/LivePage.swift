import CLiveAssets
import GalleyLive
import GalleyScenes

/// The pages that browsers get.
enum LivePage {
  /// Its files by their names, as relative addresses name them; the empty name is the page itself.
  static let previews = LiveSite(files: [
    "": file(galley_live_page, "text/html; charset=utf-8"),
    "page.css": file(galley_live_style, "text/css; charset=utf-8"),
    "page.js": file(galley_live_script, "text/javascript; charset=utf-8"),
  ])

  /// The page of scenes, with the schema that it completes by.
  static let scenes = LiveSite(files: [
    "": file(galley_scenes_page, "text/html; charset=utf-8"),
    "page.css": file(galley_scenes_style, "text/css; charset=utf-8"),
    "page.js": file(galley_scenes_script, "text/javascript; charset=utf-8"),
    "scene.schema.json": LiveFile(
      text: SceneSchema.json, mediaType: "application/json; charset=utf-8"),
  ])

  private static func file(
    _ asset: (UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>?, _ mediaType: String
  ) -> LiveFile {
    var length = 0
    let start = asset(&length)
    let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : length)
    return LiveFile(bytes: bytes.map { UInt8(bitPattern: $0) }, mediaType: mediaType)
  }
}
