import Foundation

/// What the compiler said of a file that does not compile, kept like an object: it is not asked again as long as
/// nothing has changed. That it took too long is not kept: that says more of the machine than of the file.
struct FailureRecord: Codable {
  let diagnostics: [SourceDiagnostic]
  /// When the compiler crashed, in seconds since 1970: another hour has another machine.
  private var stopped: Double?

  /// Whether the compiler came to an end by itself: otherwise it is asked again.
  private var isAnAnswer: Bool { !diagnostics.contains { $0.kind == .timeout } }

  /// How long it is believed that the compiler crashes, in seconds.
  private static let patience = 3600.0

  init(_ diagnostics: [SourceDiagnostic], at now: Date = Date()) {
    self.diagnostics = diagnostics
    if diagnostics.contains(where: \.kind.isStop) { stopped = now.timeIntervalSince1970 }
  }

  /// - Returns: nil where nothing is kept that is believed.
  init?(_ path: String, at now: Date = Date()) {
    guard let data = PreviewCache.content(path),
      let found = try? JSONDecoder().decode(FailureRecord.self, from: data), found.isAnAnswer
    else { return nil }
    if let stopped = found.stopped,
      !(0...Self.patience).contains(now.timeIntervalSince1970 - stopped)
    {
      return nil
    }
    self = found
  }

  /// Keeps it, if it is worth that.
  /// - Throws: `PreviewError` where it cannot be written.
  func write(_ path: String) throws {
    guard isAnAnswer else { return }
    guard let data = try? JSONEncoder().encode(self) else {
      throw PreviewError(.file, "\(path): it cannot be written")
    }
    try PreviewCache.write(data, as: path)
  }
}
