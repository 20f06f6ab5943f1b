// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "2efeef54786bb658"
}
