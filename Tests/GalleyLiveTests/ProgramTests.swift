import Foundation
import TestSupport
import Testing

@testable import galley_live

/// `galley-live` itself.
@Suite struct ProgramTests {
  private static let program = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/debug/galley-live")

  /// The compiler, which the program needs wherever it looks for others.
  private static var compiler: String? {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["SWIFTC"], !named.isEmpty { return named }
    return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private final class Run {
    let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    /// Where it works: a folder without sources.
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-live-\(UUID().uuidString)")

    /// - Parameter prepare: fills the folder in which the program works, and returns variables of its environment.
    init(
      _ arguments: [String], path: String? = nil,
      prepare: (URL) throws -> [String: String] = { _ in [:] }
    ) throws {
      process.executableURL = ProgramTests.program
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = errors
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      process.currentDirectoryURL = folder
      var environment = ProcessInfo.processInfo.environment
      environment["SWIFTC"] = ProgramTests.compiler
      environment["PATH"] = path ?? environment["PATH"]
      environment.merge(try prepare(folder)) { $1 }
      process.environment = environment
      try process.run()
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      try? FileManager.default.removeItem(at: folder)
    }

    /// The next line of standard output, which the program need not have ended for.
    func line() -> String {
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while read(output.fileHandleForReading.fileDescriptor, &byte, 1) == 1, byte != 10 {
        bytes.append(byte)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The exit code, and what was written.
    func end(by signal: Int32? = nil) throws -> (code: Int32, output: String, errors: String) {
      if let signal { kill(process.processIdentifier, signal) }
      let texts = try [output, errors].map {
        String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      }
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      return (process.terminationStatus, texts[0], texts[1])
    }
  }

  @Test func argumentsAreRead() throws {
    let usual = try LiveArguments([])
    #expect(usual.host == "127.0.0.1" && usual.port == 0 && !usual.opens && !usual.asksForHelp)
    #expect(usual.paths == ["."] && usual.swiftVersion == 5 && usual.timeout == .seconds(20))
    #expect(usual.memory == 4 << 30 && usual.fonts == nil && !usual.usesSystemFonts)
    let tools = try LiveArguments([
      "Card.swift", "--timeout", "2.5", "--max-memory", "800M", "Views", "--fonts", "Fonts",
      "--system-fonts", "--swift-version", "6",
    ])
    #expect(tools.paths == ["Card.swift", "Views"] && tools.timeout == .seconds(2.5))
    #expect(tools.memory == 800 << 20 && tools.fonts == "Fonts")
    #expect(tools.usesSystemFonts && tools.swiftVersion == 6)
    let other = try LiveArguments(["--open", "--port", "8080", "--host", "::1"])
    #expect(other.host == "::1" && other.port == 8080 && other.opens)
    #expect(try LiveArguments(["--help"]).asksForHelp)
    let scenes = try LiveArguments(["card.json", "b.json5", "--data", "rows.csv"])
    #expect(scenes.hasScenes && scenes.paths == ["card.json", "b.json5"])
    #expect(scenes.data == "rows.csv" && !usual.hasScenes && !tools.hasScenes)
  }

  @Test(arguments: [
    (["--prot", "1"], "found --prot, expected an option"),
    (["--swift-version", "4"], "found --swift-version 4, expected a number from 5 to 6"),
    (["--timeout", "0"], "found --timeout 0, expected a number of seconds above 0"),
    (
      ["--max-memory", "1M"], "found --max-memory 1M, expected a size of at least 256M, such as 2G"
    ),
    (["--fonts"], "--fonts needs a value"),
    (["--port"], "--port needs a value"),
    (["--port", "0"], "found --port 0, expected a number from 1 to 65535"),
    (["--port", "65536"], "found --port 65536, expected a number from 1 to 65535"),
    (["--host", ""], "--host needs a value"),
    (["--open", "--open"], "found --open twice"),
    (
      ["card.json", "Card.swift"],
      "found scenes and other files, expected scenes or previews"
    ),
    (
      ["--data", "rows.csv"],
      "found --data without a scene, expected a scene that the rows are for"
    ),
  ])
  func wrongArgumentsAreErrors(words: [String], message: String) {
    #expect(throws: LiveArguments.Fault(message: message)) { try LiveArguments(words) }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsTheProgram(signal: Int32) throws {
    let run = try Run([])
    let address = try #require(URL(string: run.line()))
    let port = try #require(address.port)
    #expect(address.host == "127.0.0.1")
    let socket = try TestSocket(port: port)
    socket.send("GET \(address.path)/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(TestServer.status(of: try socket.readHead()) == 200)
    #expect(String(decoding: try socket.readAll(), as: UTF8.self).contains("<!doctype html>"))
    let browser = try TestSocket(port: port)
    let token = String(address.path.dropFirst())
    browser.send(TestServer.Upgrade(port: port, token: token).text)
    #expect(TestServer.status(of: try browser.readHead()) == 101)
    browser.send(.text("1.5"))
    var texts: [String] = []
    while texts.last?.contains("\"report\"") != true, let frame = try browser.readFrame() {
      texts.append(String(decoding: frame.payload, as: UTF8.self))
    }
    #expect(texts.first?.contains("\"previews\"") == true)
    #expect(texts.last?.contains("a message is not an object of JSON") == true)
    let end = try run.end(by: signal)
    #expect(end.code == 0)
    // The folder has no previews, which may have been said.
    #expect(end.output.isEmpty && !end.errors.contains("galley-live:"))
    #expect(try browser.readCode() == 1001)
  }

  @Test func aSecondProgramOnThePortIsRefused() throws {
    let run = try Run([])
    let port = try #require(URL(string: run.line())?.port)
    let second = try Run(["--port", "\(port)"]).end()
    #expect(second.code == 5)
    #expect(
      second.errors.contains("galley-live: port \(port) of 127.0.0.1 is used by another program\n"))
    #expect(try run.end(by: SIGTERM).code == 0)
  }

  @Test func exitCodesSayWhatIsWrong() throws {
    let help = try Run(["--help"]).end()
    #expect(help.code == 0 && help.output == LiveArguments.usage && help.errors.isEmpty)
    let wrong = try Run(["--prot"]).end()
    #expect(wrong.code == 2 && wrong.output.isEmpty)
    #expect(wrong.errors.hasPrefix("galley-live: found --prot, expected an option\nusage: "))
    #expect(try Run(["--host", "192.0.2.1"]).end().code == 5)
    let missing = try Run(["Card.swift"]).end()
    #expect(missing.code == 5 && missing.output.isEmpty)
    #expect(missing.errors == "galley-live: Card.swift: no such file or directory\n")
    let fonts = try Run(["--fonts", "None"]).end()
    #expect(fonts.code == 5)
    #expect(fonts.errors == "galley-live: --fonts None: the folder does not exist\n")
    #expect(try Run(["/etc/hostname"]).end().code == 2)
    let scene = try Run(["none.json"]).end()
    #expect(scene.code == 5 && scene.errors == "galley-live: none.json: cannot be read\n")
  }

  /// Other machines are let in on request alone, and the program says so.
  @Test func anOpenDoorIsMentioned() throws {
    let run = try Run(["--host", "0.0.0.0"])
    #expect(run.line().hasPrefix("http://127.0.0.1:"))
    #expect(try run.end(by: SIGTERM).errors.contains("galley-live: other machines reach"))
  }

  /// A browser that the opener runs itself ends with the program, with all that it has started.
  @Test(arguments: ["sleep 600 & sleep 600", "trap '' TERM; sleep 600 & sleep 600"])
  func noChildIsLeft(script: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let opener = folder.appendingPathComponent("xdg-open")
    let notes = folder.appendingPathComponent("notes")
    try Data(
      "#!/bin/sh\necho $$ \"$1\" > \(notes.path).new\nmv \(notes.path).new \(notes.path)\n\(script)\n"
        .utf8
    )
    .write(to: opener)
    chmod(opener.path, 0o755)
    let run = try Run(["--open"], path: "\(folder.path):/usr/bin:/bin")
    let address = run.line()
    #expect(eventually { FileManager.default.fileExists(atPath: notes.path) })
    let words = try String(contentsOf: notes, encoding: .utf8).split(whereSeparator: \.isWhitespace)
    let group = try #require(words.first.flatMap { pid_t($0) })
    #expect(words.last.map(String.init) == address)
    #expect(kill(-group, 0) == 0)
    kill(run.process.processIdentifier, SIGTERM)
    // Processes that have ended are collected by the first process of the machine, some time.
    #expect(eventually { kill(-group, 0) != 0 || Self.isCollectedLater(group) })
    // One that is left would keep the end of the program from being noticed.
    kill(-group, SIGKILL)
    #expect(try run.end().code == 0)
  }

  /// A folder with a preview, and with what previews are compiled with; the drawing process is `drawing.py`.
  private static func prepare(_ folder: URL) throws -> [String: String] {
    let files = FileManager.default
    let root = program.deletingLastPathComponent().deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["GALLEY_RUNTIME"]
    let runtime =
      named.map { URL(fileURLWithPath: $0) }
      ?? root.appendingPathComponent("release/preview")
    let own = folder.appendingPathComponent("Runtime")
    try files.createDirectory(at: own, withIntermediateDirectories: true)
    for file in try files.contentsOfDirectory(at: runtime, includingPropertiesForKeys: nil)
    where file.lastPathComponent != "galley-previewer" {
      try files.createSymbolicLink(
        at: own.appendingPathComponent(file.lastPathComponent), withDestinationURL: file)
    }
    let drawing = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("GalleyLiveSessionsTests/drawing.py")
    try files.createSymbolicLink(
      at: own.appendingPathComponent("galley-previewer"), withDestinationURL: drawing)
    try Data(
      "import SwiftUI\n#Preview { Text(verbatim: \"a\") }\n#Preview { Text(verbatim: \"b\") }\n"
        .utf8
    )
    .write(to: folder.appendingPathComponent("Card.swift"))
    return [
      "GALLEY_RUNTIME": own.path, "XDG_CACHE_HOME": folder.appendingPathComponent("Cache").path,
    ]
  }

  /// The drawing process of a preview that is in use, and that hangs, ends with the program.
  @Test(arguments: [SIGINT, SIGTERM])
  func noDrawingProcessIsLeft(signal: Int32) throws {
    var folder: URL?
    let run = try Run(["Card.swift"]) {
      folder = $0
      return try Self.prepare($0)
    }
    let address = try #require(URL(string: run.line()))
    let port = try #require(address.port)
    let browser = try TestSocket(port: port)
    browser.send(TestServer.Upgrade(port: port, token: String(address.path.dropFirst())).text)
    #expect(TestServer.status(of: try browser.readHead()) == 101)
    while let frame = try browser.readFrame() {
      let text = String(decoding: frame.payload, as: UTF8.self)
      if text.contains("\"isCompiling\":false") {
        #expect(text.contains("Card.swift#1"))
        break
      }
    }
    browser.send(.text(#"{"type":"show","preview":"Card.swift#0"}"#))
    while let frame = try browser.readFrame(), frame.opcode != TestFrame.binary {}
    browser.send(.text(#"{"type":"pointer","event":1,"do":"hang"}"#))
    let notes = try #require(folder).appendingPathComponent("Runtime/pids")
    let processes = try String(contentsOf: notes, encoding: .utf8).split(separator: "\n")
      .compactMap { pid_t($0) }
    // One has told the previews, the other one is in use.
    try #require(processes.count == 2 && kill(processes[1], 0) == 0)
    #expect(try run.end(by: signal).code == 0)
    #expect(processes.allSatisfy { kill($0, 0) != 0 })
  }

  /// Whether all processes of a group have ended.
  private static func isCollectedLater(_ group: pid_t) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { Int($0) != nil }.allSatisfy { entry in
      guard let text = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
        let rest = text.split(separator: ")").last?.split(separator: " "), rest.count > 2
      else { return true }
      return rest[2] != "\(group)" || rest[0] == "Z"
    }
  }

  @Test func withoutAnOpenerTheAddressIsPrinted() throws {
    let run = try Run(["--open"], path: "/nowhere")
    #expect(run.line().hasPrefix("http://127.0.0.1:"))
    #expect(try run.end(by: SIGINT).errors.contains("galley-live: found no xdg-open"))
  }
}
