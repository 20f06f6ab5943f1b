import Galley

/// `galley doctor`: whether this machine draws the pixels that all others draw.
enum DoctorCommand {
  static var verb: Verb {
    Verb(
      name: "doctor", summary: "Checks that pictures have the same pixels here as everywhere.",
      operands: "",
      details: """
        Draws pictures that are built in and compares their pixels with those in the program: paths,
        effects, texts in several scripts, JPEG and WebP. Prints the versions of the libraries. A picture
        that differs names the libraries that it depends on, and the exit code is 1.
        """,
      options: [], examples: ["galley doctor"], run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard arguments.operands.isEmpty else {
      throw CommandFailure.usage("galley doctor takes no arguments")
    }
    var differing: [String] = []
    for picture in DoctorPicture.all {
      var found = "no picture"
      var reason = ""
      do {
        found = String(try picture.draw().pixelHash, radix: 16)
      } catch {
        reason = ": \(error)"
      }
      let isSame = found == picture.hash
      if !isSame { differing.append(picture.name) }
      let libraries =
        picture.libraries.isEmpty ? "" : " (\(picture.libraries.joined(separator: ", ")))"
      let verdict = isSame ? "same" : "differs: \(found) is not \(picture.hash)\(reason)"
      try StandardStream.output.write("\(picture.name)\(libraries): \(verdict)\n")
    }
    for (name, version) in LibraryVersions.all {
      try StandardStream.output.write("\(name) \(version)\n")
    }
    guard differing.isEmpty else {
      throw CommandFailure(
        code: .difference,
        message: "pictures that differ here: \(differing.joined(separator: ", "))")
    }
  }
}
