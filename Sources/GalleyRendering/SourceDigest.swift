// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "bf7e65dc81899dac"
}
