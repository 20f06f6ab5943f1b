// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "b2364aab6f1cf715"
}
