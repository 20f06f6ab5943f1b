import Galley

extension ParsedArguments {
  /// The path of `-o` as it was given, or one beside the scene.
  func imagePath(for input: String) throws -> String {
    let named = string("-o")
    if named == "" { throw CommandError.usage("-o needs a file") }
    if let named, named.contains("{{"), has("--matrix") {
      throw CommandError.usage(
        "-o \(named): --matrix draws one image of all combinations, so no value of one can be in its name"
      )
    }
    let format = try OutputFormat.asked(self) ?? .png
    if operands.count > 1, let named {
      let file = (Self.imageName(besides: input, format) as NSString).lastPathComponent
      return (named.hasSuffix("/") ? named : named + "/") + file
    }
    let output = named ?? (input == "-" ? "-" : Self.imageName(besides: input, format))
    if output == "-", StandardStream.output.isTerminal {
      throw CommandError.usage("the image would be written to the terminal; give a file with -o")
    }
    return output
  }

  private static func imageName(besides scene: String, _ format: OutputFormat) -> String {
    let fileExtensions = [".json", ".jsonc", ".json5", ".swift"]
    let fileExtension = fileExtensions.first { scene.hasSuffix($0) } ?? ""
    return "\(scene.dropLast(fileExtension.count)).\(format.fileExtension)"
  }
}
