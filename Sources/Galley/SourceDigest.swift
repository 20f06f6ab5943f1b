// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "cf1df879c75bbf35"
}
