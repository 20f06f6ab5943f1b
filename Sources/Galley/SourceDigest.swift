// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "4453bdcd38ca88f2"
}
