// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "c3b44e3dd048ef0a"
}
