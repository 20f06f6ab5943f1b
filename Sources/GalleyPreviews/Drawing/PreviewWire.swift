import Foundation
import Galley
import GalleyCanvas

/// A request with its number, which the answers to it have, too: code of a preview that writes to the descriptor of
/// answers cannot guess it, so that no answer is taken for one of another preview.
struct PreviewQuestion: Codable {
  let number: String
  let request: PreviewRequest

  /// A question of its own number: 128 bits of the system's random numbers, in hexadecimal digits.
  init(_ request: PreviewRequest) {
    var random = SystemRandomNumberGenerator()
    number = [random.next(), random.next()].map { String($0, radix: 16) }.joined(separator: "-")
    self.request = request
  }
}

/// What a drawing process says to a question, a line of JSON each.
struct PreviewReply: Codable {
  /// The question's.
  let number: String
  let answer: PreviewAnswer

  /// Whether its numbers are some that an image can have.
  var isPossible: Bool {
    guard case .outcome(.drawn(let image), _) = answer else { return true }
    return image.isPossible
  }
}

/// What the command asks a drawing process for.
enum PreviewRequest: Codable {
  /// Once, at first: opens a library. Providers at the numbered places are not asked: they ended the process before.
  /// The configuration is what code finds where it asks the machine, as long as the process lives.
  case open(
    PreviewLibrary, fonts: String?, usesSystemFonts: Bool, skipped: Set<Int>,
    machine: PreviewConfiguration)
  case draw(PreviewJob)
  /// The last request: from now on the preview of that index is used, and the pipes are streams of packets.
  case live(preview: Int, PreviewConfiguration, CanvasStart)
}

/// What a drawing process answers.
enum PreviewAnswer: Codable {
  /// The code of the numbered provider is run next, to count its views.
  case asking(Int)
  /// All previews of the library, and what is worth a note.
  case opened([PreviewDescription], notes: [String])
  /// What came of an order, and whether its code has asked for random numbers: what it keeps of them, another preview
  /// would find.
  case outcome(PreviewOutcome, hasUsedChance: Bool)
  /// There is no preview without this: the library cannot be opened.
  case failed(PreviewError)
}

/// Lines of JSON through a file descriptor.
struct PreviewWire {
  let descriptor: Int32
  private var pending: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The most bytes of a line; a list of 10,000 previews has a tenth of it.
  private static let limit = 64 << 20

  /// - Returns: whether all of it was written.
  func send(_ message: some Encodable) -> Bool {
    guard var line = try? JSONEncoder().encode(message) else { return false }
    line.append(UInt8(ascii: "\n"))
    return line.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Reads what has come, at most one line.
  enum Reading<Message> {
    case message(Message)
    /// Nothing whole is there yet.
    case waiting
    /// The other side is gone, or says what is no message.
    case ended
  }

  /// Whether a whole line has come already: reading it then does not wait for bytes.
  var hasLine: Bool { pending.contains(UInt8(ascii: "\n")) }

  /// Waits for bytes unless a whole line has come already.
  mutating func read<Message: Decodable>(_ type: Message.Type) -> Reading<Message> {
    if let message = take(type) { return message }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes {
      #if canImport(Glibc)
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      #else
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      #endif
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return .waiting }
    guard count > 0, pending.count + count <= Self.limit else { return .ended }
    pending += bytes[..<count]
    return take(type) ?? .waiting
  }

  /// Bytes behind the last line that was read, for who reads something else than lines from now on.
  mutating func takeRest() -> [UInt8] {
    defer { pending = [] }
    return pending
  }

  /// A whole line that has come already.
  private mutating func take<Message: Decodable>(_ type: Message.Type) -> Reading<Message>? {
    guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = Data(pending[..<end])
    pending.removeFirst(end + 1)
    guard let message = try? JSONDecoder().decode(type, from: line) else { return .ended }
    return .message(message)
  }
}
