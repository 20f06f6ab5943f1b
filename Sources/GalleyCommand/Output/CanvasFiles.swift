/// Names of the images of a scene with several canvases, where nobody gave them: `card.png` becomes `card-og.png`.
enum CanvasFiles {
  static func name(_ image: String, canvas: String) -> String {
    let stem = stem(of: image)
    return stem + "-" + canvas + image[stem.endIndex...]
  }

  /// What stands before the extension.
  static func stem(of image: String) -> Substring {
    image[..<(image.lastIndex(of: ".") ?? image.endIndex)]
  }
}
