// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "bba1c6116f160a31"
}
