// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "bbf80202e0b1777b"
}
