// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "42be178ba910fbd3"
}
