// The part of Foundation without ICU: a program of it starts faster, and is small when linked statically.
import FoundationEssentials
import Glibc

/// Speaks the compiler's plugin protocol, version 7: one answer to each message, until the input ends.
public struct PluginHost {
  private let input: Int32
  private let output: Int32

  /// A host that reads and writes two file descriptors.
  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Answers until the input ends, or an answer cannot be written.
  public func run() {
    while let message = readMessage(), write(PluginHost.answer(to: message)) {}
  }

  /// The JSON that answers a message.
  static func answer(to message: Data) -> Data {
    let answer: PluginAnswer
    do {
      answer = try JSONDecoder().decode(Message.self, from: message).answer
    } catch {
      answer = .expansion("", [Diagnostic(message: "unknown message from the compiler")])
    }
    return (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8)
  }

  /// One key, the kind of the message, with its content.
  private struct Message: Decodable {
    let answer: PluginAnswer

    private struct Kind: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      guard let kind = container.allKeys.first else {
        throw MacroError("a message without a kind")
      }
      switch kind.stringValue {
      case "getCapability":
        answer = .capability
      case "expandFreestandingMacro", "expandAttachedMacro":
        answer = PluginHost.expand(try container.decode(MacroRequest.self, forKey: kind))
      default:
        let problem = "unknown request \"\(kind.stringValue)\" from the compiler"
        answer = .expansion("", [Diagnostic(message: problem)])
      }
    }
  }

  private static func expand(_ request: MacroRequest) -> PluginAnswer {
    do {
      switch request.macro {
      case "AnimatableMacro": return .expansion(try AnimatableMacro.expansion(of: request))
      case "EntryMacro": return .expansion(try EntryMacro.expansion(of: request))
      case "PreviewMacro": return .expansion(try PreviewMacro.expansion(of: request))
      case "AnimatableIgnoredMacro", "PreviewableMacro": return .expansion("")
      default: throw MacroError("there is no macro \"\(request.macro)\"")
      }
    } catch let error as MacroError {
      let offset = request.offset + (error.offset ?? request.leadingTrivia)
      return .expansion(
        "",
        [
          Diagnostic(
            message: error.message, position: .init(fileName: request.file, offset: offset))
        ])
    } catch {
      return .expansion("", [Diagnostic(message: "\(error)")])
    }
  }

  private func readMessage() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.enumerated().reduce(UInt64(0)) {
      $0 | UInt64($1.element) << (8 * UInt64($1.offset))
    }
    // No file of Swift is that long.
    guard length <= 1 << 30 else { return nil }
    return read(Int(length))
  }

  private func read(_ count: Int) -> Data? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let wanted = min(part.count, count - bytes.count)
      let got = Glibc.read(input, &part, wanted)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      bytes += part[..<got]
    }
    return Data(bytes)
  }

  private func write(_ answer: Data) -> Bool {
    let length = UInt64(answer.count)
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) } + answer
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(output, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
