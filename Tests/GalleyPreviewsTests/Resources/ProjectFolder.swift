import Foundation
import Galley
import GalleyPreviews
import GalleyViews

/// A project's folder for a test, which goes away with it.
final class ProjectFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-resources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ data: Data) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// An image of one colour.
  func write(_ path: String, _ color: Pixel, width: Int, height: Int) throws {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
    try write(path, try PNGEncoder().encode(bitmap))
  }

  /// A colour set with the entries' JSON.
  func writeColor(_ path: String, _ entries: String...) throws {
    try write(
      "\(path).colorset/Contents.json", #"{"colors": [\#(entries.joined(separator: ","))]}"#)
  }

  /// An image set of files that are written elsewhere.
  func writeImage(_ path: String, _ entries: String..., properties: String = "{}") throws {
    try write(
      "\(path).imageset/Contents.json",
      #"{"images": [\#(entries.joined(separator: ",\n"))], "properties": \#(properties)}"#)
  }

  var index: ProjectIndex { ProjectIndex(reading: [url]) }
  var resources: ProjectResources { ProjectResources(reading: [url]) }
}

extension Pixel {
  static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
  static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}

extension ProjectResources {
  /// An environment with them.
  func environment(
    locale: String = "en_US", dark: Bool = false, scale: CGFloat = 1
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.projectResources = self
    environment.locale = Locale(identifier: locale)
    environment.colorScheme = dark ? .dark : .light
    environment.displayScale = scale
    return environment
  }

  /// What a text says in a language.
  func words(_ text: Text, _ locale: String = "en_US") -> String {
    text.words(in: environment(locale: locale))
  }
}
