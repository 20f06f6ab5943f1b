// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "1061e7c420640468"
}
