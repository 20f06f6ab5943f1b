// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "ee2ab677c25997fe"
}
