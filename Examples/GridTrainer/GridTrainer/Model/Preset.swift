/// A case to begin with.
enum Preset: Hashable, Identifiable, Sendable {
  case tiles
  case alignments
  case anchors
  case unsized
  case ambiguousSpans
  case tieBreaker
  case baselines
  case honeycomb(Honeycomb.Step)

  /// Without the honeycomb, whose steps are listed apart.
  static let basics: [Preset] = [
    .tiles, .alignments, .anchors, .unsized, .ambiguousSpans, .tieBreaker, .baselines,
  ]

  static let steps: [Preset] = Honeycomb.Step.allCases.map { .honeycomb($0) }

  static var all: [Preset] { basics + steps }

  var id: Self { self }

  var title: String {
    switch self {
    case .tiles: "Three rows of six"
    case .alignments: "Alignments"
    case .anchors: "Cell anchors"
    case .unsized: "Unsized axes"
    case .ambiguousSpans: "Ambiguous spans"
    case .tieBreaker: "Ambiguous spans, third row"
    case .baselines: "Text baselines"
    case .honeycomb(let step): "Honeycomb, step \(step.rawValue)"
    }
  }

  var document: GridDocument {
    var document =
      switch self {
      case .tiles: Self.tilesDocument
      case .alignments: Self.alignmentsDocument
      case .anchors: Self.anchorsDocument
      case .unsized: Self.unsizedDocument
      case .ambiguousSpans: Self.spansDocument(hasThirdRow: false)
      case .tieBreaker: Self.spansDocument(hasThirdRow: true)
      case .baselines: Self.baselinesDocument
      case .honeycomb(let step): Self.honeycombDocument(step)
      }
    document.note = note
    return document
  }

  private var note: String {
    switch self {
    case .tiles: ""
    case .alignments:
      "The second row replaces the grid's vertical side, the blue column the horizontal one."
    case .anchors: "A cell's anchor goes before the alignments of grid, row and column."
    case .unsized:
      "The red cell is unsized on the horizontal axis: it is as wide as its column."
    case .ambiguousSpans:
      "Two cells span two columns. Where does the third column begin? No cell says it alone."
    case .tieBreaker: "A third row has a cell in each column, which breaks the tie."
    case .baselines:
      "One row aligns the baselines of the first lines, the other those of the last lines."
    case .honeycomb(let step): step.note
    }
  }
}

extension Preset {
  private static func looks(_ colors: [TileColor]) -> [CellLook] {
    colors.map { CellLook(color: $0) }
  }

  private static var tilesDocument: GridDocument {
    var document = GridDocument()
    for _ in 0..<3 { document.addRow(looks(TileColor.allCases)) }
    return document
  }

  private static var alignmentsDocument: GridDocument {
    var document = GridDocument()
    document.settings.alignment = .topLeading
    let colors: [TileColor] = [.orange, .blue, .purple]
    document.addRow(looks(colors))
    document.addRow(looks(colors), alignment: .bottom)
    document.addRow(looks(colors))
    for (row, column) in [(0, 0), (0, 1), (1, 0), (1, 1), (2, 2)] {
      document.layOut(row, column) { ($0.width, $0.height) = (40, 40) }
    }
    document.layOut(0, 1) { $0.columnAlignment = .trailing }
    return document
  }

  private static var anchorsDocument: GridDocument {
    var document = GridDocument()
    document.settings.alignment = .topTrailing
    document.addRow(looks([.red, .orange, .yellow]))
    document.addRow(looks([.green, .blue, .purple]))
    let anchors: [(Int, Int, CellAnchor)] = [
      (0, 0, .center), (0, 1, .bottomLeading), (1, 0, .unspecified), (1, 1, .trailing),
    ]
    for (row, column, anchor) in anchors {
      document.layOut(row, column) {
        ($0.width, $0.height) = (36, 36)
        $0.anchor = anchor
      }
    }
    document.layOut(0, 2) { $0.height = 110 }
    document.layOut(1, 2) { ($0.width, $0.height) = (110, 110) }
    return document
  }

  private static var unsizedDocument: GridDocument {
    var document = GridDocument()
    document.addRow(looks([.red, .blue]))
    document.addRow(looks([.green, .purple]))
    document.layOut(0, 0) {
      $0.frame = .flexibleWidth
      $0.unsizedAxes = .horizontal
    }
    document.layOut(1, 0) { $0.width = 180 }
    return document
  }

  /// The first two rows have a cell of two columns each, one column apart.
  private static func spansDocument(hasThirdRow: Bool) -> GridDocument {
    let colors: [TileColor] = [.green, .purple, .blue, .yellow]
    var document = GridDocument()
    document.settings.horizontalSpacing = 20
    document.settings.verticalSpacing = 20
    document.addRow(looks(colors))
    document.addRow(looks(colors))
    if hasThirdRow { document.addRow(looks(colors + [.red])) }
    document.update(document.cellIDs) { ($0.layout.width, $0.layout.height) = (50, 50) }
    for (row, column) in [(0, 1), (1, 2)] {
      document.layOut(row, column) {
        $0.span = 2
        $0.frame = .flexibleWidth
        $0.unsizedAxes = .horizontal
      }
    }
    return document
  }

  private static var baselinesDocument: GridDocument {
    var document = GridDocument()
    document.settings.alignment = .leadingFirstTextBaseline
    document.settings.horizontalSpacing = 8
    document.settings.verticalSpacing = 8
    let looks = [
      CellLook(color: .red, text: "Tide\ntable", textSize: 40),
      CellLook(color: .purple, text: "of the", textSize: 17),
      CellLook(color: .blue, text: "Quay", textSize: 28),
    ]
    document.addRow(looks)
    document.addRow(looks, alignment: .lastTextBaseline)
    document.update(document.cellIDs) { $0.layout.frame = .flexible }
    return document
  }

  private static func honeycombDocument(_ step: Honeycomb.Step) -> GridDocument {
    let colors = TileColor.allCases
    var document = GridDocument()
    document.settings.honeycomb = Honeycomb(step: step)
    document.settings.horizontalSpacing = Honeycomb.spacing
    document.settings.verticalSpacing =
      step == .gaps ? Honeycomb.spacing : Honeycomb.looseSpacing
    for row in 0..<4 {
      document.addRow(looks((0..<5).map { colors[($0 + 2 * row) % colors.count] }))
    }
    document.update(document.cellIDs) { $0.layout.frame = .flexible }
    return document
  }
}

extension GridDocument {
  /// Changes the layout of a cell, by its row and its place in that, counted from 0.
  fileprivate mutating func layOut(
    _ row: Int, _ place: Int, _ change: (inout CellLayout) -> Void
  ) {
    update([rows[row].cells[place].id]) { change(&$0.layout) }
  }
}
