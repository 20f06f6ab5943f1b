/// Where the images of a batch go.
enum BatchOutput {
  case files
  /// A tar archive on standard output.
  case archive
  case sprites

  /// Whether people read the summary on standard error: standard output has the images.
  var isStandardOutput: Bool { self == .archive }

  /// What is said of a batch that was interrupted.
  var interruption: String {
    switch self {
    case .files: "interrupted; run the same command again to continue"
    case .archive: "interrupted; the archive has no end"
    case .sprites: "interrupted; the sprites have no index"
    }
  }
}
