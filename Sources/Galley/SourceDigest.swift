// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "203b9fccf27c3d9b"
}
