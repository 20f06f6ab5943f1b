import Foundation
import GalleyBudget

/// The compiler's own cache of modules: what it fills, and reads without a look at the bytes. Its files are noted
/// after a pass, and those that are not what they were are taken away before the next one.
final class CompilerModules: Sendable {
  let folder: String
  /// The sealed file of what the files are.
  private let record: String
  private let state = Locked(State())

  private struct State {
    /// Files that are what they were when the pass began, by their names.
    var whole: [String: String] = [:]
    var isUsed = false
    var isCleared = false
  }

  /// Modules of C and of Swift; locks and times lie beside them.
  private static let fileExtensions: Set<String> = ["pcm", "swiftmodule"]

  /// - Parameter cache: the folder of all compiled files.
  init(in cache: String) { (folder, record) = (cache + "/modules", cache + "/modules.sums") }

  /// Before a call of the compiler; the first one checks the files.
  /// - Throws: `PreviewError` where there can be no folder.
  func use() throws {
    try state.withLock { state in
      if state.isUsed { return }
      state.isUsed = true
      state.whole = checked()
      try PreviewCache.make(folder)
    }
  }

  /// Takes the files away that are not what they were.
  /// - Returns: the others.
  private func checked() -> [String: String] {
    guard access(record, F_OK) == 0 else { return [:] }
    guard let known = noted else {
      // What they were is not known.
      try? FileManager.default.removeItem(atPath: folder)
      return [:]
    }
    var whole: [String: String] = [:]
    for (name, sum) in known {
      let path = folder + "/" + name
      guard access(path, F_OK) == 0 else { continue }
      if Self.sum(path) == sum { whole[name] = sum } else { PreviewCache.remove(path) }
    }
    return whole
  }

  /// Takes all of them away where the compiler complains of one; once.
  /// - Returns: whether it is worth another call.
  func clear(after message: String) -> Bool {
    state.withLock { state in
      guard !state.isCleared, message.contains(folder + "/") else { return false }
      (state.isCleared, state.whole) = (true, [:])
      unlink(record)
      try? FileManager.default.removeItem(atPath: folder)
      return mkdir(folder, 0o700) == 0
    }
  }

  /// After a pass: what is new is noted.
  /// - Throws: `PreviewError` where that cannot be written.
  func note() throws {
    try state.withLock { state in
      guard state.isUsed else { return }
      state.isUsed = false
      var now: [String: String] = [:]
      let names =
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names where Self.fileExtensions.contains((name as NSString).pathExtension) {
        now[name] = state.whole[name] ?? Self.sum(folder + "/" + name)
      }
      guard now != noted, let data = try? JSONEncoder().encode(now) else { return }
      try PreviewCache.write(data, as: record)
    }
  }

  private var noted: [String: String]? {
    PreviewCache.content(record).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
  }

  private static func sum(_ path: String) -> String? {
    PreviewCache.fingerprint(path, skipping: 0)?.digits
  }
}
