/// Where long rows of characters are cut before they are shaped: what takes the square of a row's length takes only that of
/// a piece.
enum LongRows {
  /// The characters that begin a piece of their own.
  /// - Parameters:
  ///   - count: of all characters.
  ///   - limit: the characters of a piece, as long as another may begin.
  ///   - lead: how many characters before those of a row count among its first piece.
  ///   - isInRow: whether the character at an index is one of a row.
  ///   - beginsPiece: whether a piece may begin with it.
  /// - Complexity: O(n); lines without long rows are looked at every `limit` characters.
  static func cuts(
    of count: Int, limit: Int, lead: Int, isInRow: (Int) -> Bool, beginsPiece: (Int) -> Bool
  ) -> Set<Int> {
    var cuts: Set<Int> = []
    var index = limit - 1
    while index < count {
      guard isInRow(index) else {
        index += limit
        continue
      }
      var start = index
      while start > 0, isInRow(start - 1) { start -= 1 }
      start = max(start - lead, 0)
      var end = start + 1
      var next = start + limit
      while end < count, isInRow(end) {
        if end >= next, beginsPiece(end) {
          cuts.insert(end)
          next = end + limit
        }
        end += 1
      }
      index = end + limit
    }
    return cuts
  }
}
