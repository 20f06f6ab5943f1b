import GalleyScenes

/// What the command line of `galley-live` says.
struct LiveArguments: Equatable {
  /// Wrong usage, as a sentence.
  struct Fault: Error, Equatable {
    var message: String
  }

  static let usage = """
    usage: galley-live [FILE.swift|FOLDER|PACKAGE...] [options]
           galley-live SCENE.json... [--data FILE] [options]
      Compiles the previews of Swift files, of the current folder without a path, and serves a page on
      which they are used: again after each save. Prints the page's address, which has a random token:
      who does not know it gets nothing. Of scenes, the page has an editor, which may write their files.
      --data FILE           the rows of the scenes: JSON, JSON Lines, CSV or a workbook
      --port NUMBER         the port; without it, one that is free
      --host HOST           the name or address to listen on: 127.0.0.1 without it. With another one,
                            other machines reach the server, and nothing is encrypted. 0.0.0.0 is all
                            addresses
      --open                open the page with xdg-open; if that still runs at the end, it is ended, too
      --swift-version N     the language mode: 5 without it, or 6
      --timeout SECONDS     how long a preview may take for an event, or a scene to be drawn: 20 without it
      --max-memory SIZE     memory of a drawing process or of a scene, such as 800M or 2G: 4G without it
      --fonts DIR           add the fonts of a folder
      --system-fonts        also use the fonts of this machine, after all others
      --help                print this
    Ends on SIGINT (Control-C), SIGTERM and SIGHUP. What previews print and what is wrong with the sources
    go to standard error.
    Exit codes: 0 ended by a signal; 2 wrong arguments; 5 a file, Galley's modules or the Swift compiler is
    missing or cannot be read, the address cannot be listened on, or another program uses the port.

    """

  private(set) var host = "127.0.0.1"
  /// 0 for one that is free.
  private(set) var port = 0
  private(set) var opens = false
  private(set) var asksForHelp = false
  /// Swift files and folders, or scenes.
  private(set) var paths: [String] = []
  /// A file with rows for scenes.
  private(set) var data: String?
  private(set) var swiftVersion = 5
  /// Seconds.
  private(set) var timeout = Duration.seconds(20)
  /// Bytes.
  private(set) var memory = 4 << 30
  private(set) var fonts: String?
  private(set) var usesSystemFonts = false

  /// Libraries and fonts take as much before anything is drawn.
  private static let leastMemory = 256 << 20

  /// - Parameter words: without the name of the program.
  init(_ words: [String]) throws(Fault) {
    var rest = words[...]
    var found: Set<String> = []
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        paths.append(word)
        continue
      }
      guard found.insert(word).inserted else { throw Fault(message: "found \(word) twice") }
      switch word {
      case "--help": asksForHelp = true
      case "--open": opens = true
      case "--system-fonts": usesSystemFonts = true
      default: try read(word, in: &rest)
      }
    }
    if paths.isEmpty { paths = ["."] }
    let scenes = paths.filter(Self.isScene)
    guard scenes.isEmpty || scenes.count == paths.count else {
      throw Fault(message: "found scenes and other files, expected scenes or previews")
    }
    guard data == nil || hasScenes else {
      throw Fault(message: "found --data without a scene, expected a scene that the rows are for")
    }
  }

  /// Whether the paths are those of scenes.
  var hasScenes: Bool { paths.contains(where: Self.isScene) }

  private static func isScene(_ path: String) -> Bool {
    [".json", ".jsonc", ".json5"].contains { path.hasSuffix($0) }
  }

  /// Reads an option with a value.
  private mutating func read(_ option: String, in rest: inout ArraySlice<String>) throws(Fault) {
    switch option {
    case "--host": host = try Self.value(of: option, in: &rest)
    case "--port": port = try Self.number(of: option, 1...65535, in: &rest)
    case "--swift-version": swiftVersion = try Self.number(of: option, 5...6, in: &rest)
    case "--fonts": fonts = try Self.value(of: option, in: &rest)
    case "--data": data = try Self.value(of: option, in: &rest)
    case "--timeout":
      let text = try Self.value(of: option, in: &rest)
      guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
        throw Fault(message: "found \(option) \(text), expected a number of seconds above 0")
      }
      timeout = .seconds(seconds)
    case "--max-memory":
      let text = try Self.value(of: option, in: &rest)
      guard let bytes = MemorySize.bytes(text), bytes >= Self.leastMemory else {
        throw Fault(
          message: "found \(option) \(text), expected a size of at least 256M, such as 2G")
      }
      memory = bytes
    default: throw Fault(message: "found \(option), expected an option")
    }
  }

  private static func number(
    of option: String, _ range: ClosedRange<Int>, in rest: inout ArraySlice<String>
  ) throws(Fault) -> Int {
    let text = try value(of: option, in: &rest)
    guard let number = Int(text), range ~= number else {
      throw Fault(
        message: "found \(option) \(text), expected a number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Fault) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw Fault(message: "\(option) needs a value")
    }
    return value
  }
}
