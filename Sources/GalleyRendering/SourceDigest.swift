// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "850111d51571d42b"
}
