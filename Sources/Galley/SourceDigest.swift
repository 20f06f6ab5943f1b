// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "2fee0d67cc047a71"
}
