/// What the command line of `galley-live` says.
struct LiveArguments: Equatable {
  /// Wrong usage, as a sentence.
  struct Fault: Error, Equatable {
    var message: String
  }

  static let usage = """
    usage: galley-live [options]
      Serves a page to browsers and prints its address, which has a random token: who does not know it
      gets nothing. For now, the page shows that the connection works.
      --port NUMBER  the port; without it, one that is free
      --host HOST    the name or address to listen on: 127.0.0.1 without it. With another one, other
                     machines reach the server, and nothing is encrypted. 0.0.0.0 is all addresses
      --open         open the page with xdg-open; if that still runs at the end, it is ended, too
      --help         print this
    Ends on SIGINT (Control-C), SIGTERM and SIGHUP.
    Exit codes: 0 ended by a signal; 2 wrong arguments; 5 the address cannot be listened on, or another
    program uses the port.

    """

  private(set) var host = "127.0.0.1"
  /// 0 for one that is free.
  private(set) var port = 0
  private(set) var opens = false
  private(set) var asksForHelp = false

  /// - Parameter words: without the name of the program.
  init(_ words: [String]) throws(Fault) {
    var rest = words[...]
    var found: Set<String> = []
    while let word = rest.popFirst() {
      guard found.insert(word).inserted else { throw Fault(message: "found \(word) twice") }
      switch word {
      case "--help": asksForHelp = true
      case "--open": opens = true
      case "--host": host = try Self.value(of: word, in: &rest)
      case "--port":
        let text = try Self.value(of: word, in: &rest)
        guard let number = Int(text), 1...65535 ~= number else {
          throw Fault(message: "found \(word) \(text), expected a number from 1 to 65535")
        }
        port = number
      default: throw Fault(message: "found \(word), expected an option")
      }
    }
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
