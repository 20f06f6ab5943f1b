// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "f81cafe2595dc091"
}
