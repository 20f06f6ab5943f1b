// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "0530a050e7d027d1"
}
