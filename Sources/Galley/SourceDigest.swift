// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "411fa7984610d430"
}
