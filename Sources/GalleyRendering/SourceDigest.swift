// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "38f1582e42df9557"
}
