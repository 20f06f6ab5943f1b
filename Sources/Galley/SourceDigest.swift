// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "4639e985042a57fc"
}
