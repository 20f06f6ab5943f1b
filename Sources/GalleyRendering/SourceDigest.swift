// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "dabd750c392163e4"
}
