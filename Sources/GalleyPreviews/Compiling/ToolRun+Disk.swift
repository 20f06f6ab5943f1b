import Foundation

extension ToolRun {
  /// Why a file could not be written, where the program says so: that is no fault of what it has read.
  var diskReason: String? {
    if end == .signal(SIGXFSZ) { return String(cString: strerror(EFBIG)) }
    let reasons = [ENOSPC, EDQUOT, EFBIG, EROFS].map { String(cString: strerror($0)) }
    for line in text.split(whereSeparator: \.isNewline)
    // What has a place in a source is said of that source, and may be its own words.
    where (line.contains("error: ") || line.contains("ERROR: "))
      && CompilerMessages.located(line) == nil
    {
      if let reason = reasons.first(where: { line.contains($0) }) { return reason }
    }
    return nil
  }

  /// - Throws: `PreviewError` where it could not write a file.
  func checkDisk(_ folder: String) throws {
    guard !succeeded, let reason = diskReason else { return }
    throw PreviewError(.file, "\(folder): compiled files cannot be written: \(reason)")
  }
}
