import GalleyGeometry

/// Draws screens by `galley preview`: those with the same options in one process.
public struct PreviewDrawing {
  /// The program.
  public var program: URL
  /// The folder that images are written to.
  public var output: URL

  public init(program: URL, output: URL) {
    self.program = program
    self.output = output
  }

  /// What became of a screen.
  public enum Result: Sendable {
    case drawn(URL, warnings: [String])
    case failed(String)
  }

  /// What `galley preview --json` says of an image.
  private struct Event: Decodable {
    var event: String
    var file: String?
    var name: String?
    var path: String?
    var warnings: [String]?
  }

  /// - Parameter sizes: Those of the real images, in points.
  /// - Returns: One for each entry, in their order.
  public func draw(_ list: ScreenList, sizes: [[Double]]) throws -> [Result] {
    var groups: [[String]: [Int]] = [:]
    for (index, entry) in list.entries.enumerated() {
      groups[entry.options(size: sizes[index]), default: []].append(index)
    }
    var results = [Result](repeating: .failed("is not drawn"), count: list.entries.count)
    let ordered = groups.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }
    for (number, group) in ordered.enumerated() {
      let folder = output.appendingPathComponent("\(number)")
      let files = Set(group.value.map { list.entries[$0].source }).sorted()
      let run = try events(
        files.map { list.folder.appendingPathComponent($0).path }, group.key, folder)
      for index in group.value {
        results[index] = result(list.entries[index], in: list.folder, run)
      }
    }
    return results
  }

  private func result(
    _ entry: ScreenEntry, in folder: URL, _ run: (events: [Event], errors: String)
  ) -> Result {
    let source = folder.appendingPathComponent(entry.source).standardizedFileURL.path
    let ofFile = run.events.filter { event in
      event.event == "preview" && event.path != nil
        && event.file.map { URL(fileURLWithPath: $0).standardizedFileURL.path } == source
    }
    let found = entry.preview.map { name in ofFile.filter { $0.name == name } } ?? ofFile
    switch found.count {
    case 1:
      return .drawn(URL(fileURLWithPath: found[0].path ?? ""), warnings: found[0].warnings ?? [])
    case 0 where ofFile.isEmpty: return .failed("is not drawn: \(run.errors)")
    case 0:
      let names = ofFile.compactMap(\.name).joined(separator: ", ")
      return .failed("\(entry.source) has no preview \(entry.preview ?? ""), but \(names)")
    default: return .failed("\(entry.source) has \(found.count) such previews: name one")
    }
  }

  private func events(_ files: [String], _ options: [String], _ folder: URL) throws
    -> (events: [Event], errors: String)
  {
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["preview"] + files + options + ["--json", "--project", "none", "--output", folder.path]
    // Files instead of pipes: neither of both can fill while the other one is read.
    let (out, errors) = (
      output.appendingPathComponent("events.txt"), output.appendingPathComponent("errors.txt")
    )
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw IOSBarError("\(program.path) is no program: build it, or name it by --galley")
    }
    do {
      for file in [out, errors] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: out)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      throw IOSBarError("\(program.path) cannot be run: \(error)")
    }
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: out), as: UTF8.self)
    let events = text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Event.self, from: Data($0.utf8))
    }
    let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if process.terminationStatus == 2 {
      throw IOSBarError(
        "galley preview refuses \(options.joined(separator: " ")): \(words)", code: 3)
    }
    return (events, words)
  }
}
