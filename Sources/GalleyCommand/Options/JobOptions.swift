import Galley

/// The option that says how many images are drawn at a time.
enum JobOptions {
  static let option = Command.Option(
    names: ["--jobs"], value: "N", summary: "Images to draw in parallel.",
    defaultValue: "the number of cores")

  /// The number that was asked for, from 1 to 256, or that of the cores.
  /// - Throws: `CommandError` for another one.
  static func jobs(_ arguments: ParsedArguments) throws -> Int {
    try arguments.integer("--jobs", 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
  }
}
