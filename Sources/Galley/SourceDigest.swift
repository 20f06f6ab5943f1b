// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "21eec354741b5003"
}
