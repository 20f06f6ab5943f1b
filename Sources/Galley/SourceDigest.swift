// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "fe7cd7f864a75d26"
}
