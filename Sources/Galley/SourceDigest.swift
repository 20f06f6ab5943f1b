// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "467050652f322259"
}
