import Galley
import GalleyBudget

/// The folder in which a run leaves what came of its cases, and the images of those that failed: what
/// `galley golden approve`, `prune` and `report` read.
///
/// Each process appends to a file of its own, a line a case, and a last line when it ends; a new run takes the
/// place of the last one.
package final class GoldenResults: Sendable {
  /// Absolute.
  package let path: String
  private let state: Locked<State>

  private struct State {
    var descriptor: Int32 = -1
    var failure: String?
    /// Lines that are not written yet: writing each by itself costs a process more than comparing.
    var lines: [UInt8] = []
    let encoder = JSONEncoder()

    mutating func flush() {
      // Behind a part of a line the next one would be lost with it.
      guard descriptor >= 0, failure == nil, !lines.isEmpty else { return }
      failure = OutputFile.write(lines, to: descriptor)
      lines.removeAll(keepingCapacity: true)
    }

    /// Answers whether the file of the results is still there.
    mutating func finish() -> Bool {
      guard descriptor >= 0 else { return true }
      // A run that lost a result did not come to its end.
      if failure == nil { lines += GoldenResults.end.utf8 }
      flush()
      var status = stat()
      let isThere = fstat(descriptor, &status) != 0 || status.st_nlink > 0
      close(descriptor)
      descriptor = -1
      return isThere
    }
  }

  static let end = "end\n"
  /// What the file `partial` holds after a run of cases that the user named.
  static let named = "named"
  private static let bufferLimit = 1 << 14

  package init(path: String) {
    self.path = path
    state = Locked(State())
  }

  deinit { finish() }

  /// Says that this process has no more results.
  /// - Returns: false where another run of the same goldens began meanwhile: its results took the place of these.
  @discardableResult
  package func finish() -> Bool {
    // All of it may have been removed instead.
    state.withLock { $0.finish() } || access(path + "/run", F_OK) != 0
  }

  /// Begins a run of a folder's goldens, or joins it where another process began it.
  /// - Parameters:
  ///   - isPartial: whether some of the cases were asked for only.
  ///   - isNamed: whether the user named the cases.
  /// - Throws: `OutputFile.WriteError`, `GoldenError` for what cannot be read.
  package func begin(
    run: String, of folder: GoldenFolder, isPartial: Bool = false, isNamed: Bool = false
  ) throws {
    func fail(_ what: String) -> OutputFile.WriteError {
      OutputFile.WriteError(path: what, reason: String(cString: strerror(errno)))
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputFile.WriteError(path: path, reason: error.localizedDescription)
    }
    // Nothing is put into a folder with other files; where there is a lock it may be about to be claimed.
    let found = try fileNames()
    if !found.contains("lock"), !found.allSatisfy(Self.isOwn) { throw foreign() }
    let lock = open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw fail(path + "/lock") }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw fail(path + "/lock") }
    try refuseForeign(folder)
    try claim(for: folder)
    if (try? String(contentsOfFile: path + "/run", encoding: .utf8)) != run {
      try forgetLastRun()
      try OutputFile.write(Data(run.utf8), to: path + "/run")
    }
    if isPartial || isNamed {
      try OutputFile.write(Data(isNamed ? Self.named.utf8 : "".utf8), to: path + "/partial")
    }
    let file = "\(path)/\(getpid())-\(UInt32.random(in: 0 ... .max)).jsonl"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw fail(file) }
    state.withLock { $0.descriptor = descriptor }
  }

  /// What is in the folder of results; nothing where there is none.
  /// - Throws: `GoldenError` for a folder that cannot be read.
  func fileNames() throws -> [String] { try Self.fileNames(in: path) }

  static func fileNames(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw GoldenError(
        description: "\(folder): the folder cannot be read: \(String(cString: strerror(errno)))")
    }
    closedir(stream)
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  /// The folder of goldens whose results these are; nil where there are none.
  /// - Throws: `GoldenError` where it is said and cannot be read.
  var owner: String? {
    get throws {
      let file = path + "/folder"
      guard access(file, F_OK) == 0 else { return nil }
      do {
        return GoldenPath.resolved(
          try String(contentsOfFile: file, encoding: .utf8), from: path)
      } catch {
        throw GoldenError(
          description: "\(file): cannot be read: \(error.localizedDescription)")
      }
    }
  }

  /// - Throws: for a folder that has other files in it, or the results of other goldens.
  private func refuseForeign(_ folder: GoldenFolder) throws {
    if let owner = try owner {
      guard owner == folder.path else {
        throw OutputFile.WriteError(
          path: path,
          reason: "it holds the results of the goldens in \(owner); choose another folder")
      }
    } else if try !fileNames().allSatisfy(Self.isOwn) {
      throw foreign()
    }
  }

  private func foreign() -> OutputFile.WriteError {
    OutputFile.WriteError(
      path: path, reason: "it has files that are not results; choose an empty folder")
  }

  /// What a run that was cut off while it claimed the folder left.
  private static func isOwn(_ name: String) -> Bool {
    ["lock", "folder", ".gitignore"].contains(name)
      || name.hasSuffix(".tmp") && (name.hasPrefix("folder.") || name.hasPrefix(".gitignore."))
  }

  /// Writes whose results these are, and keeps them out of version control.
  private func claim(for folder: GoldenFolder) throws {
    guard try owner == nil else { return }
    try OutputFile.write(Data("*\n".utf8), to: path + "/.gitignore")
    try OutputFile.write(
      Data(GoldenPath.stated(folder.path, from: path).utf8), to: path + "/folder")
  }

  private func forgetLastRun() throws {
    let files = FileManager.default
    // Who still draws for the last run may write to its images meanwhile.
    let old = "pictures-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    rename(path + "/pictures", "\(path)/\(old)")
    defer {
      for name in (try? fileNames()) ?? [] where name.hasPrefix("pictures-") {
        try? files.removeItem(atPath: "\(path)/\(name)")
      }
    }
    for name in try fileNames() where name.hasSuffix(".jsonl") || name == "partial" {
      do {
        try files.removeItem(atPath: "\(path)/\(name)")
      } catch {
        throw OutputFile.WriteError(path: "\(path)/\(name)", reason: error.localizedDescription)
      }
    }
  }

  /// Adds a result to those of the run.
  /// - Returns: why results were lost; nil where none were.
  @discardableResult
  func append(_ result: GoldenResult) -> String? {
    state.withLock { state in
      guard state.descriptor >= 0, state.failure == nil else { return state.failure }
      do {
        if !ResultLine.add(result, to: &state.lines) {
          state.lines += try state.encoder.encode(result)
        }
        state.lines.append(0x0A)
      } catch {
        state.failure = "the result of \(result.key) cannot be written as JSON: \(error)"
      }
      if result.isFailure || state.lines.count > Self.bufferLimit { state.flush() }
      return state.failure
    }
  }

  /// Why results were lost; nil where none were.
  package var failure: String? { state.withLock { $0.failure } }

  /// Where the image of a failed case goes.
  func imagePath(_ key: String, _ kind: ImageKind) -> String {
    "\(path)/pictures/\(key)\(kind.rawValue)"
  }

  enum ImageKind: String {
    case actual = ".actual.png"
    case layout = ".layout.json"
    case tree = ".tree.txt"
    case sheet = ".sheet.png"
  }

  /// The image of a golden that is kept by its hash, where this machine recorded it.
  func knownImage(_ hash: UInt64) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: knownPath(hash)))
  }

  func remember(_ image: Data, _ hash: UInt64) throws {
    try GoldenFolder.write(image, to: knownPath(hash))
  }

  private func knownPath(_ hash: UInt64) -> String { "\(path)/known/\(hash.hexadecimal).png" }
}
