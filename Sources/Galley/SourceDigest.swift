// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "19ac1e0a3833f0bd"
}
