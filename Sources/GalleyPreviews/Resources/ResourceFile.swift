import Foundation
import GalleyViews

/// A file of a project's resources.
struct ResourceFile: Hashable, Sendable {
  /// The project's folder; nothing outside of it is read.
  let root: URL
  /// From the folder on.
  let path: String

  /// The file's name without its folder.
  var name: String { String(path.split(separator: "/").last ?? "") }
  var stem: String { (name as NSString).deletingPathExtension }
  var fileExtension: String { (name as NSString).pathExtension.lowercased() }

  /// A file in this folder.
  func appending(_ name: String) -> ResourceFile {
    ResourceFile(root: root, path: path.isEmpty ? name : "\(path)/\(name)")
  }

  func problem(_ message: String, line: Int? = nil) -> ResourceError {
    ResourceError(file: path, line: line, message: message)
  }

  /// The bytes of the file.
  /// - Parameter limit: larger files are refused.
  func data(limit: Int) throws(ResourceError) -> Data {
    do throws(FolderBoundary.AccessError) {
      return try FolderBoundary.read(path, below: root.path, limit: limit).data
    } catch {
      switch error {
      case .missing, .notAFolder: throw problem("the file is missing")
      case .outside: throw problem("is a link that leads out of the project's folder")
      case .notAFile: throw problem("is not a file")
      case .tooLarge(let size):
        throw problem("has \(size) bytes; the limit is \(limit)")
      case .unreadable: throw problem("cannot be read")
      }
    }
  }

  /// A JSON file's object.
  func json(limit: Int) throws(ResourceError) -> (object: [String: Any], data: Data) {
    let data = try data(limit: limit)
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      let reason = detail ?? "it ends too early or is not UTF-8"
      throw problem("is not valid JSON: \(reason)", line: Self.line(in: reason, of: data))
    }
    guard let object = object as? [String: Any] else {
      throw problem("must be a JSON object", line: 1)
    }
    return (object, data)
  }

  /// The line that a message of Foundation's names, as a line or as a character.
  private static func line(in message: String, of data: Data) -> Int? {
    func number(behind word: String) -> Int? {
      guard let range = message.range(of: word) else { return nil }
      return Int(message[range.upperBound...].prefix { $0.isNumber })
    }
    if let line = number(behind: "line ") { return line }
    return number(behind: "character ").map { line(of: $0, in: data) }
  }

  /// The line of a byte, from 1.
  static func line(of byte: Int, in data: Data) -> Int {
    1 + data.prefix(max(byte, 0)).count { $0 == UInt8(ascii: "\n") }
  }

  /// The line where a word stands first in quotes; nil where it is written with escapes.
  static func line(of word: String, in data: Data) -> Int? {
    data.range(of: Data("\"\(word)\"".utf8)).map { line(of: $0.lowerBound, in: data) }
  }
}
