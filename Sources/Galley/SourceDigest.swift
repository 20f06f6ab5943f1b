// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "9991f3740670c261"
}
