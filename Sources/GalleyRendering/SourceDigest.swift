// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "40bb9cc36d72cae1"
}
