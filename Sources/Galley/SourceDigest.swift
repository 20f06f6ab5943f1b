// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "282b22fce8c15835"
}
