// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "23d2ff547ec80c80"
}
