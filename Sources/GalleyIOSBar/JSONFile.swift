import GalleyGeometry

/// Why a run ends early, with the exit code.
public struct IOSBarError: Error, Hashable {
  public var message: String
  /// 2 for wrong arguments, 3 for what cannot be drawn, 5 for a file.
  public var code: Int32

  public init(_ message: String, code: Int32 = 5) {
    self.message = message
    self.code = code
  }
}

/// JSON files with a list, an item a line.
enum JSONFile {
  static func read<Value: Decodable>(_ type: Value.Type, from file: URL) throws -> Value {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw IOSBarError("\(file.path) cannot be read")
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw IOSBarError("\(file.path): \(words(error))")
    }
  }

  static func write(_ items: [some Encodable], to file: URL) throws {
    let lines = try items.map { try line($0) }
    try write(text: "[\n" + lines.joined(separator: ",\n") + "\n]\n", to: file)
  }

  static func write(text: String, to file: URL) throws {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw IOSBarError("\(file.path) cannot be written")
    }
  }

  static func line(_ item: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(item), as: UTF8.self)
  }

  private static func words(_ error: DecodingError) -> String {
    let (context, text): (DecodingError.Context, String)
    switch error {
    case .keyNotFound(let key, let found):
      (context, text) = (found, "there is no \(key.stringValue)")
    case .typeMismatch(let type, let found): (context, text) = (found, "expected \(type)")
    case .valueNotFound(let type, let found): (context, text) = (found, "expected \(type)")
    case .dataCorrupted(let found): (context, text) = (found, found.debugDescription)
    @unknown default: return "\(error)"
    }
    let place = context.codingPath.map { key in
      key.intValue.map { "item \($0 + 1)" } ?? key.stringValue
    }
    return place.isEmpty ? text : "\(place.joined(separator: ", ")): \(text)"
  }
}
