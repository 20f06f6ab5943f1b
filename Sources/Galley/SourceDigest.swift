// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "f1cae4280b0d9ec2"
}
