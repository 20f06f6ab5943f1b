// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "d4e38e03bc42443f"
}
