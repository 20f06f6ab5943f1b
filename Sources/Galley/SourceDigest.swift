// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "fa72b3c095de2cc9"
}
