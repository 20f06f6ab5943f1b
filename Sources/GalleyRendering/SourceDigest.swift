// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "c34f9fe0faf6108a"
}
