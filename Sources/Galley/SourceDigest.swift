// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "0f5a0fd59dd24de7"
}
