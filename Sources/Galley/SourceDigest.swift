// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "c69a9fcf0cdafb99"
}
