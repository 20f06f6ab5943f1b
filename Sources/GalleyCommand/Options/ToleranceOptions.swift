import GalleyGoldens

/// The option that says which differences from a golden are accepted.
enum ToleranceOptions {
  static let option = Command.Option(
    names: ["--tolerance"], value: "KIND=N",
    summary: "Accept small differences, as in channel=2.", defaultValue: "none",
    values: .words(["channel=", "pixels=", "perceptual=", "density="]))

  /// - Throws: `CommandError` for a tolerance that there is not.
  static func tolerance(_ arguments: ParsedArguments) throws -> GoldenTolerance? {
    guard let text = arguments.string("--tolerance") else { return nil }
    guard let tolerance = GoldenTolerance(text) else {
      throw CommandError.usage("--tolerance is \(GoldenTolerance.forms), not \"\(text)\"")
    }
    return tolerance
  }
}
