import Foundation
import GalleyStrings
import GalleyViews

/// What previews are made of, told by sizes and times.
package struct PreviewedFiles {
  package typealias State = [UTF8Key: FileState]

  /// What is not as it was.
  package struct Changes {
    /// Of sources, by `key`.
    package var sources: Set<UTF8Key> = []
    /// Whether something is read at run time: a catalogue, a table, an image, a font.
    package var needRestart = false
    /// When the newest of them was written, in seconds since 1970; 0 if that is not known.
    package var newest = 0.0

    /// Milliseconds since the newest of them was written.
    package var sinceSave: Double? {
      newest > 0 ? max(0, (Date().timeIntervalSince1970 - newest) * 1000) : nil
    }

    package init() {}
  }

  /// The images that we wrote ourselves.
  package var own: Set<UTF8Key> = []

  package init() {}

  /// The same for all ways to write a path.
  package static func key(_ path: String) -> UTF8Key {
    UTF8Key(URL(fileURLWithPath: path).standardizedFileURL.path)
  }

  /// What is read at run time.
  private static let fileExtensions = Set(
    ImageLibrary.fileExtensions + [
      "strings", "stringsdict", "xcstrings", "json", "pdf", "ttf", "otf", "ttc",
    ])
  /// Files of resources in all folders; those beyond it are not looked at.
  private static let resourceLimit = 20_000

  /// Sources, and the files of resources that are there now: one that comes changes its folder.
  /// - Parameter watched: `PreviewBuild.watchedPaths`.
  package func paths(watched: [String], resourceFolders: [String]) -> [String] {
    var paths = watched
    var rest = Self.resourceLimit
    for folder in resourceFolders {
      guard let walker = FileManager.default.enumerator(atPath: folder) else { continue }
      while rest > 0, let file = walker.nextObject() as? String {
        let name = (file as NSString).lastPathComponent
        if name.hasPrefix(".") || name == "Goldens" {
          walker.skipDescendants()
        } else if Self.fileExtensions.contains((name as NSString).pathExtension.lowercased()) {
          paths.append("\(folder)/\(file)")
          rest -= 1
        }
      }
    }
    return paths
  }

  /// Files that are not there are not in it.
  package func look(at paths: [String]) -> State {
    var state: State = [:]
    state.reserveCapacity(paths.count)
    for path in paths {
      let key = UTF8Key(path)
      if own.contains(key) { continue }
      state[key] = FileState(path)
    }
    return state
  }

  /// What is different between two looks.
  package func changes(from old: State, to new: State) -> Changes? {
    var changes = Changes()
    var isChanged = false
    for path in Set(old.keys).union(new.keys) where old[path] != new[path] {
      if own.contains(path) || own.contains(Self.key(path.string)) { continue }
      isChanged = true
      let state = new[path]
      if let state, !state.isRegular { continue }
      if path.string.hasSuffix(".swift") {
        changes.sources.insert(Self.key(path.string))
      } else {
        changes.needRestart = true
      }
      guard let state else { continue }
      changes.newest = max(
        changes.newest, Double(state.seconds) + Double(state.nanoseconds) / 1e9)
    }
    return isChanged ? changes : nil
  }

  /// Polls until something has changed; `interval` is milliseconds between two looks.
  /// - Parameter before: the look before the last pass: what changed since then was perhaps not seen by it.
  package func wait(
    for paths: [String], since before: State, interval: Int, until isEnded: () -> Bool
  ) -> Changes {
    // Files that were not looked at before the pass are as the pass has found them.
    var known = look(at: paths)
    let missed = before.filter { known[$0.key] != $0.value }
    if let changes = changes(from: missed, to: known.filter { missed[$0.key] != nil }) {
      return changes
    }
    while !isEnded() {
      let start = ContinuousClock.now
      let now = look(at: paths)
      if let changes = changes(from: known, to: now) { return changes }
      known = now
      // Looking takes a tenth of the time at most.
      let pause = max(Double(interval), (ContinuousClock.now - start) / .milliseconds(1) * 10)
      var rest = pause
      while rest > 0, !isEnded() {
        usleep(UInt32(min(rest, 50) * 1000))
        rest -= 50
      }
    }
    return Changes()
  }
}
