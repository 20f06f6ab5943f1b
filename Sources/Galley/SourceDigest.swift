// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "a6c3dc4728adb8cf"
}
