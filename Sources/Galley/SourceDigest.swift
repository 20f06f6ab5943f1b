// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "c951bcd958997bc5"
}
