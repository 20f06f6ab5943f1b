// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "23ae62bf0c6a18f3"
}
