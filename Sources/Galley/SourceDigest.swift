// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "48396f6299d742ed"
}
