import Galley
import GalleyData
import GalleyStrings

/// An answer to a request, as it is written: a line, and what follows it.
public struct RequestAnswer: Sendable {
  /// A line of JSON in UTF-8, with its line feed. Neither a terminal nor the log of a CI service obeys anything in it.
  public let line: [UInt8]
  /// The file, where it is to be written behind the line as it is; empty where nothing follows.
  public let file: Data
  let isFailure: Bool
  /// Whether the request failed because a file or a folder cannot be read or written.
  package private(set) var isFileFailure = false

  /// - Parameters:
  ///   - id: JSON, which is given back as it was written.
  ///   - number: of the request, from 0.
  ///   - inline: the file, where the answer has it, and how.
  private init(
    _ id: String, _ number: Int, _ status: BatchResult.Status,
    _ members: [(String, JSONNode.Value)], inline: (data: Data, framing: RequestFraming)? = nil
  ) {
    var own: [(String, JSONNode.Value)] = [
      ("request", .number(Double(number + 1))), ("status", .string(status.rawValue)),
    ]
    own += members
    var encoded: Data?
    switch inline?.framing {
    case .bytes?:
      file = inline?.data ?? Data()
      own.append(("follows", .number(Double(file.count))))
    case .base64?:
      (encoded, file) = (inline?.data, Data())
    case nil:
      file = Data()
    }
    line = Self.line(id, own, data: encoded)
    isFailure = status == .failed
  }

  /// The file goes into the line where it is made, as base64, and last: nothing of it is quoted, searched or copied.
  private static func line(
    _ id: String, _ members: [(String, JSONNode.Value)], data: Data?
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.key("id")
    writer.written(id)
    writer.members(members)
    guard let data else {
      writer.close()
      return Array(ControlCharacters.withoutCommands(json: writer.text).utf8) + [0x0A]
    }
    let words = ControlCharacters.withoutCommands(json: writer.text)
    let (start, end) = (",\"data\":\"", "\"}\n")
    var line: [UInt8] = []
    line.reserveCapacity(
      words.utf8.count + start.utf8.count + Base64.count(of: data.count) + end.utf8.count)
    line += words.utf8
    line += start.utf8
    Base64.append(data, to: &line)
    line += end.utf8
    return line
  }

  /// - Parameters:
  ///   - number: of the request, from 0.
  ///   - inline: the file, where the answer has it, and how.
  init(
    _ id: String, number: Int, _ result: BatchResult,
    inline: (data: Data, framing: RequestFraming)?
  ) {
    var members: [(String, JSONNode.Value)] = [
      ("path", result.path.map { .string($0) } ?? .null),
      ("width", .number(Double(result.width))), ("height", .number(Double(result.height))),
      ("bytes", .number(Double(result.bytes))), ("pixels", .string(result.pixels)),
      ("milliseconds", .hundredths(result.milliseconds)),
    ]
    if !result.warnings.isEmpty { members.append(("warnings", .strings(result.warnings))) }
    if !result.notes.isEmpty { members.append(("notes", .strings(result.notes))) }
    self.init(id, number, result.status, members, inline: inline)
  }

  init(_ id: String, number: Int, _ error: any Error, milliseconds: Double) {
    let problems = RowProblem.list(of: error).map { problem in
      JSONNode.object(problem.members + [("message", .string(problem.message))])
    }
    let fault = RequestFault(error)
    self.init(
      id, number, .failed,
      [
        ("fault", .string(fault.rawValue)), ("error", .string("\(error)")),
        ("errors", .array(problems)), ("milliseconds", .hundredths(milliseconds)),
      ])
    isFileFailure = fault == .file
  }

  /// The greeting, which answers no request.
  init(greeting: String) {
    (line, file) = (Array(greeting.utf8) + [0x0A], Data())
    isFailure = false
  }

  /// The line without its end.
  var text: String { String(decoding: line.dropLast(), as: UTF8.self) }
}
