// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "4013712e88fc8680"
}
