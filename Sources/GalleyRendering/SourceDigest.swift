// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "fff394539dd4dd2d"
}
