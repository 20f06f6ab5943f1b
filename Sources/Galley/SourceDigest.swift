// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "36fa4c2313934f75"
}
