import Galley

/// An image with a numbered box around what is seen of each element, and beside it, if asked, what is said of them.
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
      let places = BadgePlaces(of: tree)
      ForEach(tree.elements.filter { !$0.isOutOfSight }, id: \.number) { element in
        box(of: element)
      }
      ForEach(places.badges, id: \.number) { badge(at: $0) }
    }
    .clipped()
  }

  private func color(of number: Int) -> Color { Self.colors[number % Self.colors.count] }

  private func box(of element: ElementTree.Element) -> some View {
    let box = element.seen ?? element.frame
    return Rectangle().strokeBorder(color(of: element.number), lineWidth: 1)
      .frame(width: box.width, height: box.height)
      .position(x: box.midX, y: box.midY)
  }

  private func badge(at place: BadgePlaces.Badge) -> some View {
    Text(verbatim: "\(place.number)").font(.system(size: 9, weight: .bold))
      .foregroundStyle(.white)
      .fixedSize()
      .frame(width: place.frame.width, height: place.frame.height)
      .background(color(of: place.number))
      .position(x: place.frame.midX, y: place.frame.midY)
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
