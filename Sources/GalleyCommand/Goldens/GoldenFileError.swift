import Galley
import GalleyGoldens

extension CommandError {
  /// The error of a file that goldens are read from or written to; nil for other errors.
  init?(ofFiles error: any Error) {
    switch error {
    case is GoldenError, is OutputFile.WriteError, is ImageError:
      self.init(code: .file, message: "\(error)")
    default: return nil
    }
  }
}
