import Galley
import GalleyScenes

/// The options of a command that draws one image of a scene or a preview: on which screen, and in which colours,
/// language and sizes of text. They are those of `galley preview`.
enum EnvironmentOptions {
  /// Without `--scale`, which is among the options of the canvas.
  static let all: [Command.Option] = PreviewOptions.drawingOptions
    .filter { !["--device", "--scale"].contains($0.names[0]) }
    .reduce(into: [screen]) { $0.append($1) }
    .map { option in
      var option = option
      // What counts without the option is the canvas's own.
      if option.names[0] == "--look" { option.defaultValue = "18, or the canvas's" }
      guard !ofScenes.contains(option.names[0]) else { return option }
      option.summary = "For previews: " + option.summary.lowercasingFirst
      return option
    }

  private static let screen = Command.Option(
    names: ["--device"], value: "NAME",
    summary: "The screen of a phone or tablet; galley preview --device list prints all.",
    values: .words(PreviewConfiguration.words(of: "device") ?? []))

  /// What a canvas says, too.
  private static let ofScenes = ["--scheme", "--type-size", "--locale", "--direction", "--look"]

  /// - Throws: `CommandError` for an option that says nothing of a scene.
  static func refusePreviewOptions(_ arguments: ParsedArguments, of scene: String) throws {
    let names = all.map(\.names[0]).filter { !ofScenes.contains($0) }
    guard let option = arguments.given.first(where: names.contains) else { return }
    let hint = ["--size", "--device"].contains(option) ? "; use --width and --height" : ""
    throw CommandError.usage("\(option) is for Swift files, but \(scene) is a scene\(hint)")
  }

  /// Sets what a scene's canvas says otherwise.
  /// - Throws: `CommandError` for a value that its option does not take.
  static func change(_ changes: inout CanvasChanges, by arguments: ParsedArguments) throws {
    let names = ofScenes.map { String($0.dropFirst(2)) }
    let configuration = try PreviewOptions.configuration(arguments, names)
    changes.colorScheme = configuration.colorScheme
    changes.dynamicTypeSize = configuration.dynamicTypeSize
    changes.locale = configuration.locale
    changes.layoutDirection = configuration.layoutDirection
    changes.look = configuration.look
  }

  /// - Parameter pairs: those of `--matrix`, as in `scheme=light,dark`.
  /// - Throws: `CommandError` where an option and the matrix set the same.
  static func refuse(_ arguments: ParsedArguments, besides pairs: [String]) throws {
    for pair in pairs {
      let name = String(pair.prefix { $0 != "=" })
      let option = name == "text" ? "--type-size" : "--\(name)"
      if arguments.has(option) {
        throw CommandError.usage(
          "\(option) and --matrix \(name) set the same option; remove one of them")
      }
    }
  }
}

extension String {
  /// `The screen` as `the screen`; words that are written with more capitals stay.
  fileprivate var lowercasingFirst: String {
    guard let first, dropFirst().first?.isLowercase ?? false else { return self }
    return first.lowercased() + dropFirst()
  }
}
