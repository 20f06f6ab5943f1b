// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "22502a811ba708bc"
}
