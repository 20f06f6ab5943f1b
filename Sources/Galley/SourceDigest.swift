// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "db57ec671828c621"
}
