// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "a04792e0e8bc0da7"
}
