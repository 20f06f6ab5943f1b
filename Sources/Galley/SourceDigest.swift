// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "567bea8be6469009"
}
