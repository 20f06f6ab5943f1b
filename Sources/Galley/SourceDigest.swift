// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "2fea0ca28a2d3e4d"
}
