// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "ccc414ac43fc92b7"
}
