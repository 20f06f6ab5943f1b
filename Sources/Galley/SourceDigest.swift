// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "6d803f73c5a0468b"
}
