// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "baf6611332f1d5f1"
}
