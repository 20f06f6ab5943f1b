// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "df730de5bd9663d0"
}
