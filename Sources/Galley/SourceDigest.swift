// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "d717a1702d97fb45"
}
