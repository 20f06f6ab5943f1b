// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "22f4bd379011e9d1"
}
