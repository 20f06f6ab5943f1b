// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "1d56839fe59492e2"
}
