// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "17d912925e636680"
}
