import Galley

/// When goldens are written. Whatever the mode, a golden whose pixels are equal stays as it is, and a case
/// that was recorded fails its run once.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every golden that is missing or whose pixels are not exactly those drawn, tolerated or not.
  case all
  /// Those that are missing.
  case missing
  /// Those that are missing or fail.
  case failed
  /// None: a missing golden is a failure.
  case never

  /// What the environment says: `GALLEY_RECORD`; without it `never` where `CI` is set, else `missing`.
  /// - Throws: `GoldenError` for another word.
  public static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> RecordMode {
    if let word = environment["GALLEY_RECORD"], !word.isEmpty {
      guard let mode = RecordMode(rawValue: word) else {
        throw GoldenError(
          description: "GALLEY_RECORD is \"\(word)\"; expected "
            + allCases.map(\.rawValue).joined(separator: ", "))
      }
      return mode
    }
    let ci = environment["CI"] ?? ""
    return ci.isEmpty || ci == "false" || ci == "0" ? .missing : .never
  }
}
