// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "43ed4cadacaf75f7"
}
