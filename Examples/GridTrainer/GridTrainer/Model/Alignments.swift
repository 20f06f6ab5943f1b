/// A choice in the inspector whose raw value is its name in SwiftUI.
protocol NamedChoice: RawRepresentable<String>, CaseIterable, Hashable, Identifiable, Sendable
where AllCases == [Self] {
  /// The choice that leaves the parameter or the modifier out of the code.
  static var unspecified: Self { get }
}

extension NamedChoice {
  var id: Self { self }

  /// As it is written in code; nil if it is left out.
  var code: String? { self == .unspecified ? nil : "." + rawValue }

  /// The name in words: "Top leading" for `topLeading`, "First baseline" for `firstTextBaseline`.
  var title: String {
    if self == .unspecified { return "Default" }
    let words = rawValue.replacing("Text", with: "").reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// The alignment of all cells of a grid.
enum GridAlignment: String, NamedChoice {
  case unspecified
  case topLeading
  case top
  case topTrailing
  case leading
  case center
  case trailing
  case bottomLeading
  case bottom
  case bottomTrailing
  case leadingFirstTextBaseline
  case centerFirstTextBaseline
  case trailingFirstTextBaseline
  case leadingLastTextBaseline
  case centerLastTextBaseline
  case trailingLastTextBaseline
}

/// The vertical alignment of the cells of a row.
enum RowAlignment: String, NamedChoice {
  case unspecified
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline
}

/// The horizontal alignment of a column. One of its cells says it for all.
enum ColumnAlignment: String, NamedChoice {
  case unspecified
  case leading
  case center
  case trailing
}

/// The alignment of one cell, which goes before those of its row, its column and the grid.
enum CellAnchor: String, NamedChoice {
  case unspecified
  case topLeading
  case top
  case topTrailing
  case leading
  case center
  case trailing
  case bottomLeading
  case bottom
  case bottomTrailing
}

/// The axes on which a cell takes what its column or row has, and asks for no more.
enum UnsizedAxes: String, CaseIterable, Identifiable, Sendable {
  case none
  case horizontal
  case vertical
  case both

  var id: Self { self }

  /// As it is written in code; nil if it is left out.
  var code: String? {
    switch self {
    case .none: nil
    case .horizontal: ".horizontal"
    case .vertical: ".vertical"
    case .both: "[.horizontal, .vertical]"
    }
  }
}
