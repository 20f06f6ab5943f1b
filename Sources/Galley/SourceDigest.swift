// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "83846731934ea7c0"
}
