/// What belongs to the whole grid. Lengths are in points.
struct GridSettings: Hashable, Sendable {
  static let spacings = 0.0...50.0

  var alignment = GridAlignment.unspecified
  var horizontalSpacing = 5.0
  var verticalSpacing = 5.0
  var padding = 10.0
  /// Whether a line is drawn around the padding, which shows how large the grid is.
  var showsBorder = true
  /// Nil where cells are rectangles.
  var honeycomb: Honeycomb?
}

/// How far a grid of squares has come on its way to a honeycomb. Lengths are in points, to a tenth, as the code has them.
struct Honeycomb: Hashable, Sendable {
  enum Step: Int, CaseIterable, Identifiable, Sendable {
    case squares = 1
    case ratio
    case hexagons
    case shift
    case overlap
    case clip
    case gaps

    var id: Self { self }

    var note: String {
      switch self {
      case .squares: "The start is a grid of squares."
      case .ratio: "A hexagon on its tip is narrower than high: cells get its ratio, cos 30°."
      case .hexagons: "Each cell is clipped to a hexagon."
      case .shift: "Rows move to opposite sides, by a quarter of a cell and its gap each."
      case .overlap: "A row takes three quarters of a cell's height: cells reach into the next row."
      case .clip: "The grid clips what the shifted rows leave outside."
      case .gaps: "With equal spacings, all gaps are the same."
      }
    }
  }

  static let side = 64.0
  static let spacing = 6.0
  /// Of all steps but the last.
  static let looseSpacing = 20.0

  var step: Step

  /// Whether a step is done.
  func has(_ other: Step) -> Bool { step.rawValue >= other.rawValue }

  var width: Double { has(.ratio) ? Self.tenths(Self.side * 0.866_025_4) : Self.side }

  /// How far a row moves: even rows, counted from 0, to the left, others to the right.
  var shift: Double { has(.shift) ? Self.tenths((width + Self.spacing) / 4) : 0 }

  /// What a cell takes of the row's height.
  var rowHeight: Double { has(.overlap) ? Self.side * 3 / 4 : Self.side }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
