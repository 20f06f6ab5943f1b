/// How much of a grid its cells may cover.
enum GridLimits {
  /// A span of more columns or rows is a problem and counts as 1.
  static let span = 10_000
  /// Spans may be this many columns and rows together; those beyond it are a problem.
  static let cover = 1_000_000
  /// The adaptive items of a lazy grid make tracks up to this many, and one each then.
  static let tracks = 10_000
}
