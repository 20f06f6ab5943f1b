// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "90193a8204d5418f"
}
