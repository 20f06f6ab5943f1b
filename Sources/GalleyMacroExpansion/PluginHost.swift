import Foundation

/// Speaks the compiler's plugin protocol, version 7: one answer to each message, until the input ends.
public struct PluginHost {
  private let input: FileHandle
  private let output: FileHandle

  public init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Answers until the input ends.
  public func run() {
    while let message = read() { write(PluginHost.answer(to: message)) }
  }

  /// The JSON that answers a message.
  static func answer(to message: Data) -> [String: Any] {
    guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
      let (kind, content) = object.first
    else { return result("", [Diagnostic(message: "unknown message from the compiler")]) }
    switch kind {
    case "getCapability":
      let capability: [String: Any] = ["protocolVersion": 7, "features": [String]()]
      return ["getCapabilityResult": ["capability": capability]]
    case "expandFreestandingMacro", "expandAttachedMacro":
      return expand(MacroRequest(content as? [String: Any] ?? [:]))
    default:
      return result(
        "", [Diagnostic(message: "unknown request \"\(kind)\" from the compiler")])
    }
  }

  private static func expand(_ request: MacroRequest) -> [String: Any] {
    do {
      switch request.macro {
      case "EntryMacro": return result(try EntryMacro.expansion(of: request), [])
      case "PreviewMacro": return result(try PreviewMacro.expansion(of: request), [])
      case "PreviewableMacro": return result("", [])
      default: throw MacroError("there is no macro \"\(request.macro)\"")
      }
    } catch let error as MacroError {
      let diagnostic = Diagnostic(
        message: error.message, file: request.file,
        offset: request.offset + (error.offset ?? request.leadingTrivia))
      return result("", [diagnostic])
    } catch {
      return result("", [Diagnostic(message: "\(error)")])
    }
  }

  private static func result(_ source: String, _ diagnostics: [Diagnostic]) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics.map(\.json)]]
  }

  private func read() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.enumerated().reduce(UInt64(0)) {
      $0 | UInt64($1.element) << (8 * UInt64($1.offset))
    }
    // No file of Swift is that long.
    guard length <= 1 << 30 else { return nil }
    return read(Int(length))
  }

  private func read(_ count: Int) -> Data? {
    var bytes = Data()
    while bytes.count < count {
      let part = input.readData(ofLength: count - bytes.count)
      if part.isEmpty { return nil }
      bytes += part
    }
    return bytes
  }

  private func write(_ answer: [String: Any]) {
    let body = (try? JSONSerialization.data(withJSONObject: answer)) ?? Data("{}".utf8)
    var length = UInt64(body.count).littleEndian
    output.write(Data(bytes: &length, count: 8) + body)
  }
}

/// What the compiler reports at a place of the source.
struct Diagnostic {
  var message: String
  var file = ""
  /// In bytes from the file's start.
  var offset = 0

  var json: [String: Any] {
    [
      "message": message, "severity": "error",
      "position": ["fileName": file, "offset": offset] as [String: Any],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}

/// Why a macro has no expansion.
struct MacroError: Error {
  let message: String
  /// In bytes from the start of the macro's text; nil is its beginning.
  let offset: Int?

  init(_ message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
