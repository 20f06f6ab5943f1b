import Galley

/// An image with the frames of its views over it.
struct LayoutOverlay {
  private let bitmap: Bitmap
  private let frames: [(frame: CGRect, depth: Int)]
  private let scale: CGFloat

  /// - Parameter root: the outermost view.
  init(_ bitmap: Bitmap, _ root: LayoutSnapshot.View, scale: CGFloat) {
    (self.bitmap, self.scale) = (bitmap, scale)
    var frames: [(frame: CGRect, depth: Int)] = []
    func collect(_ view: LayoutSnapshot.View, depth: Int) {
      frames.append((view.frame, depth))
      for child in view.children { collect(child, depth: depth + 1) }
    }
    collect(root, depth: 0)
    self.frames = frames
  }

  /// - Throws: `CommandError`.
  func pngData() throws -> Data {
    let colors: [Color] = [.red, .orange, .green, .teal, .blue, .purple, .pink]
    let image = Image(bitmap: bitmap, scale: scale).overlay(alignment: .topLeading) {
      ForEach(frames.indices, id: \.self) { index in
        let item = frames[index]
        Rectangle().strokeBorder(
          colors[item.depth % colors.count].opacity(0.8), lineWidth: 1 / scale
        )
        .frame(width: item.frame.width, height: item.frame.height)
        .position(x: item.frame.midX, y: item.frame.midY)
      }
    }
    let renderer = ImageRenderer(content: image)
    renderer.scale = scale
    do {
      return try renderer.pngData()
    } catch {
      throw CommandError(code: .scene, message: "the frames cannot be drawn: \(error)")
    }
  }
}
