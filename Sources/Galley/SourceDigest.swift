// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "0224e67c5f873b81"
}
