// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "d050eda2a152cc33"
}
