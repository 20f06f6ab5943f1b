// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "455145ba8a407500"
}
