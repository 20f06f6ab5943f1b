// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "72088765f476b781"
}
