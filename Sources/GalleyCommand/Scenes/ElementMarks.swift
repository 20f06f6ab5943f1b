import Galley

/// An image with a numbered box around each element, and beside it, if asked, what is said of them.
struct ElementMarks {
  private let bitmap: Bitmap
  private let tree: ElementTree
  private let scale: CGFloat
  private let hasLegend: Bool
  private static let colors: [Color] = [.red, .blue, .green, .purple, .orange, .teal, .pink]

  /// - Parameter hasLegend: whether the reading order stands to the right of the image.
  init(_ bitmap: Bitmap, _ tree: ElementTree, scale: CGFloat, hasLegend: Bool) {
    (self.bitmap, self.tree, self.scale) = (bitmap, tree, scale)
    self.hasLegend = hasLegend
  }

  /// - Throws: `CommandError`.
  func pngData() throws -> Data {
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    do {
      return try renderer.pngData()
    } catch {
      throw CommandError(code: .scene, message: "the marks cannot be drawn: \(error)")
    }
  }

  @ViewBuilder private var content: some View {
    if hasLegend {
      HStack(alignment: .top, spacing: 0) {
        marked
        legend
      }
      .background(.white)
    } else {
      marked
    }
  }

  private var marked: some View {
    Image(bitmap: bitmap, scale: scale).overlay(alignment: .topLeading) {
      ForEach(tree.elements, id: \.number) { element in
        box(of: element)
      }
    }
    .clipped()
  }

  private func color(of element: ElementTree.Element) -> Color {
    Self.colors[element.number % Self.colors.count]
  }

  private func box(of element: ElementTree.Element) -> some View {
    Rectangle().strokeBorder(color(of: element), lineWidth: 1)
      .overlay(alignment: .topTrailing) { badge(of: element) }
      .frame(width: element.frame.width, height: element.frame.height)
      .position(x: element.frame.midX, y: element.frame.midY)
  }

  private func badge(of element: ElementTree.Element) -> some View {
    Text(verbatim: "\(element.number)").font(.system(size: 9, weight: .bold))
      .foregroundStyle(.white)
      .padding(.horizontal, 2)
      .background(color(of: element))
      .fixedSize()
  }

  private var legend: some View {
    let lines = tree.readingOrder.split(separator: "\n", omittingEmptySubsequences: false)
    return VStack(alignment: .leading, spacing: 4) {
      // The text ends with a line feed.
      ForEach(Array(lines.dropLast().enumerated()), id: \.offset) { _, line in
        Text(verbatim: String(line)).font(.system(size: 11)).foregroundStyle(.black)
      }
    }
    .padding(8)
    .frame(width: 320, alignment: .leading)
  }
}
