// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "82c9ff57ff94fac8"
}
