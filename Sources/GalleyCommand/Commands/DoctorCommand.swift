import Galley
import GalleyText

/// `galley doctor`: whether this machine draws the pixels that all others draw.
enum DoctorCommand {
  static var command: Command {
    Command(
      name: "doctor", summary: "Check that images have the same pixels here as everywhere.",
      operands: "[--all] [--json | --hashes]",
      details: """
        Draws built-in images of paths, effects, texts in several scripts, JPEG and WebP, and compares their \
        pixels with those stored in the program. Prints the versions of the libraries. An image that differs \
        names the libraries it depends on, and the exit code is 1. With --all, also draws some hundreds of \
        small images of every element, modifier, style and key of the scene language and of all scripts of the \
        built-in fonts.
        """,
      options: [
        Command.Option(names: ["--all"], value: nil, summary: "Draw the images of everything."),
        Command.Option(
          names: ["--json"], value: nil,
          summary: "Print what was found as one JSON object, for a report of a fault."),
        Command.Option(
          names: ["--hashes"], value: nil,
          summary: "Only print the hashes of all images, and one over all, without comparing them."),
      ],
      exitCodes: [.difference, .usage],
      examples: [
        "galley doctor", "galley doctor --all", "galley doctor --all --json > doctor.json",
      ],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard arguments.operands.isEmpty else {
      throw CommandError.usage("galley doctor takes only options")
    }
    if arguments.has("--hashes") {
      guard !arguments.has("--json") else {
        throw CommandError.usage("galley doctor takes --json or --hashes, not both")
      }
      let report = DoctorReport(of: DoctorImage.all + DoctorImage.specimens)
      return try StandardStream.output.write(report.hashes)
    }
    let isAll = arguments.has("--all")
    let report = DoctorReport(of: DoctorImage.all + (isAll ? DoctorImage.specimens : []))
    if arguments.has("--json") {
      try Console(isJSON: true).emit(json: report.summary(isAll: isAll))
    } else {
      try StandardStream.output.write(report.text(isAll: isAll))
    }
    let differing = report.differing.map(\.name)
    guard differing.isEmpty else {
      let names = differing.prefix(20).joined(separator: ", ")
      let rest = differing.count > 20 ? " and \(differing.count - 20) more" : ""
      throw CommandError(
        code: .difference, message: "images that differ on this machine: \(names)\(rest)")
    }
  }
}
