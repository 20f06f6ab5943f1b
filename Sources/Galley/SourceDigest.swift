// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "8715f7e1f667da08"
}
