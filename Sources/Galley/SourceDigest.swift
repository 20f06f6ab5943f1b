// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "d03a9462c74fb5c0"
}
