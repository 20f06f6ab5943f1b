// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "00ce568c98fb333b"
}
