import Galley
import GalleyScenes

/// `--timeout` and `--max-memory`: what each image may cost.
enum LimitOptions {
  static let all: [Command.Option] = [
    Command.Option(
      names: ["--timeout"], value: "SECONDS",
      summary: "Time limit for each image, from scene to file; 0 means none.",
      defaultValue: "60"),
    Command.Option(
      names: ["--max-memory"], value: "SIZE",
      summary: "Memory limit for each image, such as 300M or 2G; 0 means none.",
      defaultValue: "1G"),
  ]

  static let names = all.map { $0.names[0] }

  /// - Throws: `CommandError` for what is no time and no size.
  static func limits(_ arguments: ParsedArguments) throws -> RenderLimits {
    var limits = RenderLimits()
    if let text = arguments.string("--timeout") {
      guard let seconds = Double(decimal: text), seconds >= 0, seconds <= 1e9 else {
        throw CommandError.usage(
          "found --timeout \"\(text)\"; expected a number of seconds, or 0 for no limit")
      }
      limits.image.duration = seconds == 0 ? nil : .seconds(seconds)
    } else if let seconds = arguments.project?.values.timeout {
      limits.image.duration = seconds == 0 ? nil : .seconds(seconds)
    }
    if let text = arguments.string("--max-memory") {
      guard let bytes = MemorySize.bytes(text) else {
        throw CommandError.usage(
          "found --max-memory \"\(text)\"; expected a size such as 300M, 2G or 50000000, or 0 for no limit"
        )
      }
      limits.image.bytes = bytes == 0 ? nil : bytes
    } else if let bytes = arguments.project?.values.memory {
      limits.image.bytes = bytes == 0 ? nil : bytes
    }
    return limits
  }
}
