// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "ebdc00c9a5a8d760"
}
