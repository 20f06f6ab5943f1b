// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "37540284b1adc4b5"
}
