// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "712fc2b95f3d6d1d"
}
