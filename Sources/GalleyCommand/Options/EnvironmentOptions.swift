import Galley
import GalleyScenes

/// The options that say on which screen something is drawn, and in which colours, language and sizes of text.
enum EnvironmentOptions {
  /// Those of a command that draws one image of a scene or a preview, without `--scale`, which is one of the canvas.
  static let all: [Command.Option] =
    ofPreviews
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
    let advice = ["--size", "--device"].contains(option) ? "; use --width and --height" : ""
    throw CommandError.usage("\(option) is for Swift files, but \(scene) is a scene\(advice)")
  }

  /// Sets what a scene's canvas says otherwise.
  /// - Throws: `CommandError` for a value that its option does not take.
  static func change(_ changes: inout CanvasChanges, by arguments: ParsedArguments) throws {
    let names = ofScenes.map { String($0.dropFirst(2)) }
    let configuration = try configuration(arguments, names)
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

extension EnvironmentOptions {
  /// - Throws: `CommandError` for a value that its option does not take.
  static func configuration(
    _ arguments: ParsedArguments, _ names: [String] = PreviewConfiguration.names
  ) throws -> PreviewConfiguration {
    var configuration = PreviewConfiguration()
    for name in names {
      guard let text = arguments.string("--\(name)") else { continue }
      do {
        try configuration.set(name, to: text)
      } catch {
        throw CommandError.usage("--\(error)")
      }
    }
    return configuration
  }

  /// An option with the words that a configuration knows.
  private static func option(
    _ name: String, value: String, summary: String, besides: [String] = [],
    defaultValue: String? = nil
  ) -> Command.Option {
    let words = PreviewConfiguration.words(of: name).map { $0 + besides } ?? besides
    return Command.Option(
      names: ["--\(name)"], value: value, summary: summary, defaultValue: defaultValue,
      values: words.isEmpty ? .text : .words(words))
  }

  static let ofPreviews: [Command.Option] = [
    option(
      "device", value: "NAME",
      summary: "The screen of a phone or tablet; list prints all devices.", besides: ["list"]),
    option(
      "orientation", value: "NAME", summary: "portrait or landscape.", besides: ["landscape"]),
    option("size", value: "WxH", summary: "Image size in points, such as 320x480."),
    option("scheme", value: "NAME", summary: "light or dark."),
    option(
      "type-size", value: "NAME",
      summary: "Text size: xSmall to xxxLarge, accessibility1 to accessibility5."),
    option(
      "locale", value: "TAG", summary: "Language and region, such as de or ar_EG."),
    option(
      "time-zone", value: "NAME",
      summary: "Time zone of dates and of TimeZone.current, such as Europe/Berlin or GMT+2.",
      defaultValue: "GMT"),
    option(
      "date", value: "DATE",
      summary: "What Date() is at the start, such as 2026-09-24 or 2026-09-24T14:45.",
      defaultValue: "2024-01-01T09:41Z"),
    option("direction", value: "NAME", summary: "ltr or rtl."),
    option("contrast", value: "NAME", summary: "standard or increased."),
    option(
      "look", value: "N",
      summary: "18 or 26: the iOS whose lists, bars and controls are drawn.", defaultValue: "18"),
    option("scale", value: "N", summary: "Pixels per point.", besides: ["1", "2", "3"]),
  ]
}

extension String {
  /// `The screen` as `the screen`; words that are written with more capitals stay. By its bytes, as it is asked for at each start.
  fileprivate var lowercasingFirst: String {
    var bytes = Array(utf8.prefix(2))
    guard bytes.count == 2, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[0]),
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[1])
    else { return self }
    bytes[0] += UInt8(ascii: "a") - UInt8(ascii: "A")
    bytes += utf8.dropFirst(2)
    return String(decoding: bytes, as: UTF8.self)
  }
}
