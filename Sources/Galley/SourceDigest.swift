// Written by Scripts/source-digest, which says what it is of.
enum SourceDigest {
  static let value = "aa31be4cd6587bf1"
}
