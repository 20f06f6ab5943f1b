/// Where rows of marks are cut before they are shaped.
///
/// HarfBuzz takes the square of their number for the marks of one letter, and for letters that are joined below each other
/// (Khmer's coeng); of 32,767 marks and more it ends the process. No language has a row of 30 (UAX #15, Stream-Safe Text
/// Format), and what is written for fun stays below the limit here. Behind it marks are shaped by themselves.
enum MarkChains {
  /// Characters of a row that are shaped together.
  static let limit = 128

  /// The marks that begin a piece of their own.
  /// - Complexity: O(n); lines without long rows are looked at every 128 characters.
  static func cuts(in scalars: [Unicode.Scalar]) -> Set<Int> {
    // The letter that marks stand on is one of their row.
    LongRows.cuts(
      of: scalars.count, limit: limit, lead: 1, isInRow: { continues($0, scalars) },
      beginsPiece: { isMark(scalars[$0]) })
  }

  /// Where the marks of a piece lie that begins with this one; nil for letters that are joined, which have widths of their
  /// own.
  static func place(of mark: Unicode.Scalar) -> MarkPlace? {
    mark.properties.canonicalCombiningClass == .virama ? nil : MarkPlace(mark)
  }

  /// Whether a character goes with the one before it: a mark, or what a virama or a joiner joins to it.
  static func continues(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    if isMark(scalars[index]) { return true }
    guard index > 0 else { return false }
    return isMark(scalars[index - 1])
      && scalars[index - 1].properties.canonicalCombiningClass == .virama
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.isMark
  }
}
