// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "0bf32776e5348e7d"
}
