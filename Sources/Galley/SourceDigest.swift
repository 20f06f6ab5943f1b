// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "2d31677623b770a3"
}
