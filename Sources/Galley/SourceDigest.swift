// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "b51fdcea66b28663"
}
