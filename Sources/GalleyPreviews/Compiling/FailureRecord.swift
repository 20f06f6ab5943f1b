import Foundation

/// What the compiler said of a file that does not compile, kept like an object: it is not asked again as long as
/// nothing has changed.
struct FailureRecord: Codable {
  let diagnostics: [SourceDiagnostic]
  /// When the compiler crashed or took too long, in seconds since 1970: another hour has another machine.
  private var stopped: Double?

  /// How long it is believed that the compiler does not come to its end, in seconds.
  private static let patience = 3600.0

  init(_ diagnostics: [SourceDiagnostic], at now: Date = Date()) {
    self.diagnostics = diagnostics
    if diagnostics.contains(where: CompilerMessages.isStop) { stopped = now.timeIntervalSince1970 }
  }

  /// - Returns: nil where nothing is kept that is believed.
  init?(_ path: String, at now: Date = Date()) {
    guard let data = PreviewCache.content(path),
      let found = try? JSONDecoder().decode(FailureRecord.self, from: data)
    else { return nil }
    if let stopped = found.stopped,
      !(0...Self.patience).contains(now.timeIntervalSince1970 - stopped)
    {
      return nil
    }
    self = found
  }

  /// - Throws: `PreviewError` where it cannot be written.
  func write(_ path: String) throws {
    guard let data = try? JSONEncoder().encode(self) else {
      throw PreviewError(.file, "\(path): it cannot be written")
    }
    try PreviewCache.write(data, as: path)
  }
}
