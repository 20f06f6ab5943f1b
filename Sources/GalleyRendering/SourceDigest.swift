// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "b9605b258cc51c0f"
}
