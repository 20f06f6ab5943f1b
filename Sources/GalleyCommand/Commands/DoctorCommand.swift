import Galley

/// `galley doctor`: whether this machine draws the pixels that all others draw.
enum DoctorCommand {
  static var command: Command {
    Command(
      name: "doctor", summary: "Check that images have the same pixels here as everywhere.",
      operands: "",
      details: """
        Draws built-in images of paths, effects, texts in several scripts, JPEG and WebP, and compares their \
        pixels with those stored in the program. Prints the versions of the libraries. An image that differs \
        names the libraries it depends on, and the exit code is 1.
        """,
      options: [], exitCodes: [.difference, .usage], examples: ["galley doctor"], run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard arguments.operands.isEmpty else {
      throw CommandError.usage("galley doctor takes no arguments")
    }
    var differing: [String] = []
    for image in DoctorImage.all {
      var found = "no image"
      var reason = ""
      do {
        found = String(try image.draw().pixelHash, radix: 16)
      } catch {
        reason = ": \(error)"
      }
      let isSame = found == image.hash
      if !isSame { differing.append(image.name) }
      let libraries =
        image.libraries.isEmpty ? "" : " (\(image.libraries.joined(separator: ", ")))"
      let verdict = isSame ? "same" : "differs: \(found) is not \(image.hash)\(reason)"
      try StandardStream.output.write("\(image.name)\(libraries): \(verdict)\n")
    }
    for (name, version) in LibraryVersions.all {
      try StandardStream.output.write("\(name) \(version)\n")
    }
    guard differing.isEmpty else {
      throw CommandError(
        code: .difference,
        message: "images that differ on this machine: \(differing.joined(separator: ", "))")
    }
  }
}
