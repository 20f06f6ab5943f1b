import GalleyGeometry
import GalleyViews

/// Where the images of a scene may lie below a folder that files are written to: none of them is written over.
///
/// An image is told by its name alone, whether its file is there or not: what is written where a name would find it would
/// be read as the image by the next run.
package struct ImagePlaces {
  /// The way from the image folder down to the output folder; nil where it does not lie in it.
  package let wayDown: String?
  /// The way from the output folder down to the image folder; nil where it does not lie in it.
  private let wayUp: String?
  /// The names of images, from the output folder on. Those that lie elsewhere are not kept.
  private var names: Set<String> = []

  /// No names, and none is taken.
  package init() { self.init(imageFolder: nil, below: "/") }

  /// - Parameters:
  ///   - imageFolder: where images are found by name; nil finds none.
  ///   - folder: where files are written. It need not be there yet.
  package init(imageFolder: URL?, below folder: String) {
    guard let imageFolder else {
      (wayDown, wayUp) = (nil, nil)
      return
    }
    let (images, outputs) = (ResolvedPath.of(imageFolder.path), ResolvedPath.of(folder))
    (wayDown, wayUp) = (Self.way(from: images, to: outputs), Self.way(from: outputs, to: images))
  }

  /// Notes that an image of a name is read.
  package mutating func add(_ name: String) {
    guard wayDown != nil || wayUp != nil, ImageLibrary.isFileName(name) else { return }
    // Names may have parts that lead nowhere: ./photo.
    let whole = LexicalPath.absolute("/" + name).utf8.dropFirst()
    if let wayDown {
      guard whole.starts(with: wayDown.utf8) else { return }
      names.insert(String(decoding: whole.dropFirst(wayDown.utf8.count), as: UTF8.self))
    } else if let wayUp {
      names.insert(wayUp + String(decoding: whole, as: UTF8.self))
    }
  }

  package mutating func formUnion(_ other: ImagePlaces) { names.formUnion(other.names) }

  /// The paths of all files that the names may find, from the output folder on.
  package var files: some Sequence<String> {
    names.lazy.flatMap { ImageLibrary.candidates(for: $0) }
  }

  package var count: Int { names.count }

  /// Whether an image of the names could be this file.
  /// - Parameter path: from the output folder on.
  package func contains(_ path: String) -> Bool {
    names.isEmpty ? false : Self.name(thatFinds: path, among: names.contains) != nil
  }

  /// The name that an image of this file is known by: with or without its extension and its scale.
  package static func name(
    thatFinds path: String, among isKnown: (_ name: String) -> Bool
  ) -> String? {
    let stem = (path as NSString).deletingPathExtension
    let ending = String(path.dropFirst(stem.count))
    let plain = ["@2x", "@3x"].first { stem.hasSuffix($0) }.map { String(stem.dropLast($0.count)) }
    let meant = [path, stem] + (plain.map { [$0, $0 + ending] } ?? [])
    return meant.first {
      isKnown($0) && ImageLibrary.candidates(for: $0).contains(path)
    }
  }

  /// From one folder down to another, with a slash at its end; nothing for one folder, nil for one that does not lie in the
  /// other.
  private static func way(from outer: String, to inner: String) -> String? {
    if outer.utf8.elementsEqual(inner.utf8) { return "" }
    let start = outer == "/" ? outer : outer + "/"
    guard inner.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: inner.utf8.dropFirst(start.utf8.count), as: UTF8.self) + "/"
  }
}
