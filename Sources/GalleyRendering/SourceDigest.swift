// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "0dd84a25cd9226d7"
}
