// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "11d80661c684755d"
}
