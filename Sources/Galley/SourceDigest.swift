// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "c1f6c03d02aea2ab"
}
