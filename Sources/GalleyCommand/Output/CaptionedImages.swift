import Galley

/// Images in rows, a caption over each: what a contact sheet shows.
struct CaptionedImages {
  struct Item {
    var caption: String
    /// Nil where there is none, which is said in its place.
    var bitmap: Bitmap?
    /// Pixels of the bitmap to a point.
    var scale: CGFloat
  }

  var images: [Item]
  /// How many stand side by side.
  var columns: Int

  /// Pixels to a point, so that no image loses any.
  var scale: CGFloat { images.map(\.scale).max() ?? 1 }

  var view: some View {
    let rows = stride(from: 0, to: images.count, by: max(1, columns)).map { start in
      Array(images[start..<min(start + max(1, columns), images.count)])
    }
    return Grid(alignment: .topLeading, horizontalSpacing: 24, verticalSpacing: 24) {
      ForEach(rows.indices, id: \.self) { row in
        GridRow {
          ForEach(rows[row].indices, id: \.self) { column in
            cell(rows[row][column])
          }
        }
      }
    }
    .padding(24).background(Color(white: 0.94))
  }

  private func cell(_ image: Item) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: image.caption).font(.system(size: 12)).foregroundStyle(Color(white: 0.35))
        .fixedSize()
      if let bitmap = image.bitmap {
        Image(bitmap: bitmap, scale: image.scale).overlay {
          Rectangle().strokeBorder(Color(white: 0.75), lineWidth: 1 / image.scale)
        }
      } else {
        Text(verbatim: "no image").font(.system(size: 12)).foregroundStyle(.red).fixedSize()
          .padding(12).overlay { Rectangle().strokeBorder(.red) }
      }
    }
  }
}
