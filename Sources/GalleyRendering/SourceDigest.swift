// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "d7a5bd497272759d"
}
