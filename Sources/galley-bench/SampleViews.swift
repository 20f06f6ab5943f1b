import Galley

/// Views that several benchmarks lay out.
enum SampleViews {
  static let words = [
    "maple", "cedar", "a", "river", "herons", "marmalade", "in", "lantern",
  ]

  /// Rows of cells of texts.
  static func grid(rows: Int, columns: Int) -> some View {
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
      ForEach(0..<rows) { row in
        GridRow {
          ForEach(0..<columns) { column in Text(words[(row * 7 + column * 3) % words.count]) }
        }
      }
    }
  }
}
