/// What a cell shows.
struct CellLook: Hashable, Sendable {
  static let textSizes = 10.0...80.0

  var color: TileColor
  /// Nil for a tile without words.
  var text: String?
  /// In points.
  var textSize = 20.0
}

enum TileColor: String, CaseIterable, Identifiable, Sendable {
  case red
  case orange
  case yellow
  case green
  case blue
  case purple

  var id: Self { self }

  /// The next one in the order of the cases; after the last one comes the first.
  var next: TileColor {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

/// What a cell asks of the grid, and the frame that it has.
struct CellLayout: Hashable, Sendable {
  static let spans = 1...6
  static let lengths = 10.0...400.0

  var span = 1
  var columnAlignment = ColumnAlignment.unspecified
  var anchor = CellAnchor.unspecified
  var unsizedAxes = UnsizedAxes.none
  var frame = CellFrame.fixed
  /// In points; counts where the frame fixes it, and is kept where not.
  var width = 80.0
  /// In points; counts where the frame fixes it, and is kept where not.
  var height = 80.0

  /// Nil where the width is the content's own.
  var fixedWidth: Double? { frame.fixesWidth ? width : nil }

  /// Nil where the height is the content's own.
  var fixedHeight: Double? { frame.fixesHeight ? height : nil }
}

/// Which sides of a cell have a length of their own.
enum CellFrame: CaseIterable, Identifiable, Sendable {
  case fixed
  case flexibleWidth
  case flexibleHeight
  case flexible

  var id: Self { self }

  var fixesWidth: Bool { self == .fixed || self == .flexibleHeight }
  var fixesHeight: Bool { self == .fixed || self == .flexibleWidth }
}
