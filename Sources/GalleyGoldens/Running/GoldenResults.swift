import Galley

/// The folder in which a run leaves what came of its cases, and the pictures of those that failed: what
/// `galley golden approve`, `prune` and `report` read.
///
/// Each process appends to a file of its own, a line a case, and a last line when it ends; a new run takes the
/// place of the last one.
public final class GoldenResults: Sendable {
  /// Absolute.
  public let path: String
  private let state: Locked<State>

  private struct State {
    var descriptor: Int32 = -1
    var failure: String?
    /// Lines that are not written yet: writing each by itself costs a process more than comparing.
    var lines: [UInt8] = []
    let encoder = JSONEncoder()

    mutating func flush() {
      guard descriptor >= 0, !lines.isEmpty else { return }
      failure = OutputFile.write(lines, to: descriptor) ?? failure
      lines.removeAll(keepingCapacity: true)
    }

    /// Answers whether the file of the results is still there.
    mutating func finish() -> Bool {
      guard descriptor >= 0 else { return true }
      lines += GoldenResults.end.utf8
      flush()
      var status = stat()
      let isThere = fstat(descriptor, &status) != 0 || status.st_nlink > 0
      close(descriptor)
      descriptor = -1
      return isThere
    }
  }

  static let end = "end\n"
  private static let bufferLimit = 1 << 14

  public init(path: String) {
    self.path = path
    state = Locked(State())
  }

  deinit { finish() }

  /// Says that this process has no more results.
  /// - Returns: false where another run of the same goldens began meanwhile: its results took the place of these.
  @discardableResult
  public func finish() -> Bool {
    // Somebody may have removed all of it instead.
    state.withLock { $0.finish() } || access(path + "/run", F_OK) != 0
  }

  /// Begins a run of a folder's goldens, or joins it where another process began it.
  /// - Parameter isPartial: whether some of the cases were asked for only.
  /// - Throws: `OutputFile.Failure`.
  public func begin(run: String, of folder: GoldenFolder, isPartial: Bool = false) throws {
    func fail(_ what: String) -> OutputFile.Failure {
      OutputFile.Failure(path: what, reason: String(cString: strerror(errno)))
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputFile.Failure(path: path, reason: error.localizedDescription)
    }
    // Nothing is put into a folder that is somebody else's; where there is a lock it may be about to be claimed.
    let found = fileNames
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
    if isPartial { try OutputFile.write(Data(), to: path + "/partial") }
    let file = "\(path)/\(getpid())-\(UInt32.random(in: 0 ... .max)).jsonl"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw fail(file) }
    state.withLock { $0.descriptor = descriptor }
  }

  /// What is in the folder of results.
  var fileNames: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  /// The folder of goldens whose results these are; nil where there are none.
  var owner: String? {
    (try? String(contentsOfFile: path + "/folder", encoding: .utf8)).map {
      GoldenPath.resolved($0, from: path)
    }
  }

  /// - Throws: for a folder that has other files in it, or the results of other goldens.
  private func refuseForeign(_ folder: GoldenFolder) throws {
    if let owner {
      guard owner == folder.path else {
        throw OutputFile.Failure(
          path: path, reason: "results of the goldens in \(owner) are there; choose another folder")
      }
    } else if !fileNames.allSatisfy(Self.isOwn) {
      throw foreign()
    }
  }

  private func foreign() -> OutputFile.Failure {
    OutputFile.Failure(
      path: path, reason: "it has files that are no results; choose an empty folder")
  }

  /// What a run that was cut off while it claimed the folder left.
  private static func isOwn(_ name: String) -> Bool {
    ["lock", "folder", ".gitignore"].contains(name)
      || name.hasSuffix(".tmp") && (name.hasPrefix("folder.") || name.hasPrefix(".gitignore."))
  }

  /// Writes whose results these are, and keeps them out of version control.
  private func claim(for folder: GoldenFolder) throws {
    guard owner == nil else { return }
    try OutputFile.write(Data("*\n".utf8), to: path + "/.gitignore")
    try OutputFile.write(
      Data(GoldenPath.stated(folder.path, from: path).utf8), to: path + "/folder")
  }

  private func forgetLastRun() throws {
    let files = FileManager.default
    // Who still draws for the last run may write to its pictures meanwhile.
    let old = "pictures-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    rename(path + "/pictures", "\(path)/\(old)")
    defer {
      for name in fileNames where name.hasPrefix("pictures-") {
        try? files.removeItem(atPath: "\(path)/\(name)")
      }
    }
    for name in fileNames where name.hasSuffix(".jsonl") || name == "partial" {
      do {
        try files.removeItem(atPath: "\(path)/\(name)")
      } catch {
        throw OutputFile.Failure(path: "\(path)/\(name)", reason: error.localizedDescription)
      }
    }
  }

  /// Adds a result to those of the run.
  func append(_ result: GoldenResult) {
    state.withLock { state in
      guard state.descriptor >= 0 else { return }
      let line: [UInt8]
      if let short = ResultLine.same(result) {
        line = short
      } else if let data = try? state.encoder.encode(result) {
        line = [UInt8](data)
      } else {
        return
      }
      state.lines += line
      state.lines.append(0x0A)
      if result.isFailure || state.lines.count > Self.bufferLimit { state.flush() }
    }
  }

  /// Why results were lost; nil where none were.
  public var failure: String? { state.withLock { $0.failure } }

  /// Where the picture of a failed case goes.
  func picturePath(_ key: String, _ kind: PictureKind) -> String {
    "\(path)/pictures/\(key)\(kind.rawValue)"
  }

  enum PictureKind: String {
    case actual = ".actual.png"
    case layout = ".layout.json"
    case sheet = ".sheet.png"
  }

  /// The picture of a golden that is kept by its hash, where this machine recorded it.
  func knownPicture(_ hash: UInt64) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: knownPath(hash)))
  }

  func remember(_ picture: Data, _ hash: UInt64) throws {
    try GoldenFolder.write(picture, to: knownPath(hash))
  }

  private func knownPath(_ hash: UInt64) -> String { "\(path)/known/\(hash.hexadecimal).png" }
}

/// The line of a case that is the same and has nothing to tell: of a thousand results most are, and an encoder
/// takes longer for one than the comparison.
private enum ResultLine {
  /// Nil for a result that has more to tell, or a name that needs an encoder.
  static func same(_ result: GoldenResult) -> [UInt8]? {
    guard result.verdict == .same, result.tolerance == nil, result.warnings.isEmpty,
      isPlain(result.key), isPlain(result.source ?? "")
    else { return nil }
    var line: [UInt8] = []
    line.reserveCapacity(320)
    func add(_ text: StaticString) {
      text.withUTF8Buffer { line += $0 }
    }
    func add(_ text: String) { line += text.utf8 }
    func add(_ number: Int) { line += String(number).utf8 }
    add("{\"key\":\"")
    add(result.key)
    add(result.storage == .picture ? "\",\"storage\":\"picture\"" : "\",\"storage\":\"hash\"")
    if let source = result.source {
      add(",\"source\":\"")
      add(source)
      add("\"")
    }
    if let pixels = result.pixels {
      add(",\"pixels\":\"")
      add(pixels)
      add("\"")
    }
    if let size = result.actual {
      add(",\"actual\":{\"width\":")
      add(size.width)
      add(",\"height\":")
      add(size.height)
      add("}")
    }
    add(",\"milliseconds\":")
    add(Int(result.milliseconds))
    add(".")
    add(Int(result.milliseconds * 10) % 10)
    add(
      ",\"verdict\":\"same\",\"causes\":[],\"explanation\":[],\"layout\":[],\"changedViews\":0,\"isTolerated\":false,\"warnings\":[],\"files\":[]}"
    )
    return line
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}
