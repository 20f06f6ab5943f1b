// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "6489ec0ced80ce83"
}
