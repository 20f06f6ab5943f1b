// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "5f51de2397596079"
}
