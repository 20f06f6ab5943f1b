// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "77de0c0427274912"
}
