// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "d7c9c44a2d0f405a"
}
