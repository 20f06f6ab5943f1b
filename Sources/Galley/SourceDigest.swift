// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "d2cf966193c858f9"
}
