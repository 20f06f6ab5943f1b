// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "b5cbcd8a1b474ea5"
}
