// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "44d16d0397c1a173"
}
