// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "6168f84fcb88d3f9"
}
