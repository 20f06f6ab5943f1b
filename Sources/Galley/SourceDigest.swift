// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "9a6e46172e4ee050"
}
