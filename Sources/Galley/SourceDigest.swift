// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "2128a9378edc45f2"
}
