// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "c2ceb814988b64fa"
}
