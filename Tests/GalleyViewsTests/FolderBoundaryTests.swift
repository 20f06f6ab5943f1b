import CFiles
import Foundation
import Galley
import GalleyBudget
import TestSupport
import Testing

@testable import GalleyViews

/// Nothing outside of a folder is read, whatever names and links become while it is read.
@Suite struct FolderBoundaryTests {
  private static let inside = Data("inside".utf8)

  /// A folder `root/in` with files and links, and beside it what nobody may read.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-boundary-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in ["in/sub", "out/sub"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for name in ["in/a", "in/sub/a"] {
      try Self.inside.write(to: root.appendingPathComponent(name))
    }
    for name in ["out/a", "out/sub/a", "secret"] {
      try Data("outside".utf8).write(to: root.appendingPathComponent(name))
    }
    try body(root)
  }

  private func link(_ root: URL, _ name: String, to target: String) {
    #expect(symlink(target, root.appendingPathComponent(name).path) == 0)
  }

  /// What a name leads to by each of the two ways: nil where there is a descriptor, else the error's number.
  private func codes(_ name: String, in root: URL) -> [Int32?] {
    let folder = galley_open_folder(root.appendingPathComponent("in").path)
    defer { close(folder) }
    return [galley_open_below, galley_open_below_by_steps].map { open in
      let file = open(folder, name, O_RDONLY, 1)
      let code = errno
      guard file >= 0 else { return code }
      close(file)
      return nil
    }
  }

  @Test func linksThatStayInsideAreFollowed() throws {
    try withFolder { root in
      link(root, "in/relative", to: "sub/a")
      link(root, "in/sub/up", to: "../a")
      link(root, "in/chain", to: "./sub//up")
      link(root, "in/folder", to: "sub")
      link(root, "in/absolute", to: root.path + "/in/sub/a")
      link(root, "in/around", to: "../in/a")
      let names = ["a", "sub/a", "relative", "sub/up", "chain", "folder/a", "folder/up"]
      for name in names {
        #expect(codes(name, in: root) == [nil, nil], "\(name)")
      }
      for name in names + ["absolute", "around"] {
        let content = try FolderBoundary.read(name, below: root.path + "/in")
        #expect(content.data == Self.inside, "\(name)")
      }
    }
  }

  @Test func whatLeadsOutIsRefused() throws {
    try withFolder { root in
      link(root, "in/file", to: "../secret")
      link(root, "in/folder", to: "../out")
      link(root, "in/absolute", to: root.path + "/secret")
      link(root, "in/deep", to: "sub/../../out/a")
      link(root, "in/magic", to: "/proc/self/root/etc/passwd")
      for name in ["file", "folder/a", "absolute", "deep", "magic", "folder/sub/a"] {
        #expect(codes(name, in: root) == [EXDEV, EXDEV], "\(name)")
        #expect(throws: FolderBoundary.AccessError.outside, "\(name)") {
          try FolderBoundary.read(name, below: root.path + "/in")
        }
      }
      for name in ["../secret", "/etc/passwd", "sub/../../secret", "a/../../secret", "a\u{0}b", ""]
      {
        #expect(throws: FolderBoundary.AccessError.outside, "\(name)") {
          try FolderBoundary.read(name, below: root.path + "/in")
        }
      }
    }
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    try withFolder { root in
      #expect(mkfifo(root.path + "/in/pipe", 0o600) == 0)
      link(root, "in/loop", to: "loop")
      let expected: [(String, FolderBoundary.AccessError)] = [
        ("pipe", .notAFile), ("sub", .notAFile), ("loop", .missing), ("none", .missing),
        ("none/a", .missing), ("a/b", .notAFolder), ("a", .tooLarge(6)),
        (String(repeating: "a", count: 300), .missing),
      ]
      for (name, refusal) in expected {
        #expect(throws: refusal, "\(name)") {
          try FolderBoundary.read(name, below: root.path + "/in", limit: 5)
        }
      }
    }
  }

  /// Both ways say the same of random ways through folders and links.
  @Test(arguments: [1, 2, 3]) func stepsAndTheKernelAgree(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try withFolder { root in
      let parts = ["a", "sub", "..", ".", "l0", "l1", "l2", "l3", "none", "in", "out"]
      func way() -> String {
        (0...random.below(4)).map { _ in parts[random.below(parts.count)] }.joined(separator: "/")
      }
      for index in 0..<4 {
        link(root, "in/l\(index)", to: way())
        link(root, "in/sub/l\(index)", to: way())
      }
      for _ in 0..<300 {
        let name = way()
        let codes = codes(name, in: root)
        #expect(codes[0] == codes[1], "\(name) (seed \(seed)): \(codes)")
      }
    }
  }

  /// A thread exchanges a file and a folder for links that lead out, as fast as it can.
  @Test func nothingOutsideIsReadWhileNamesChange() throws {
    try withFolder { root in
      let folder = root.path + "/in"
      link(root, "link", to: "../secret")
      link(root, "folderlink", to: "../out/sub")
      // The names are always there: each exchange is one step.
      let exchange = try #require(Self.exchange)
      let isDone = Flag()
      let swapper = Thread {
        while !isDone.value {
          for (one, other) in [("link", "in/a"), ("folderlink", "in/sub")] {
            _ = exchange(
              AT_FDCWD, root.path + "/" + one, AT_FDCWD, root.path + "/" + other, 2)
          }
        }
      }
      swapper.start()
      defer { isDone.set() }
      var (read, refused) = (0, 0)
      for index in 0..<4000 {
        do {
          let content = try FolderBoundary.read(index % 2 == 0 ? "a" : "sub/a", below: folder)
          #expect(content.data == Self.inside)
          read += 1
        } catch { refused += 1 }
        let base = galley_open_folder(folder)
        defer { close(base) }
        let file = galley_open_below_by_steps(base, index % 2 == 0 ? "a" : "sub/a", O_RDONLY, 1)
        guard file >= 0 else { continue }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = Glibc.read(file, &bytes, 16)
        #expect(Data(bytes[..<max(count, 0)]) == Self.inside)
      }
      #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused: nothing was exchanged")
    }
  }

  /// `renameat2`, which Swift does not see; with 2 (`RENAME_EXCHANGE`) it exchanges two names.
  private typealias Exchange =
    @convention(c) @Sendable (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32
  private static var exchange: Exchange? {
    dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Exchange.self) }
  }

  private final class Flag: Sendable {
    private let isSet = Locked(false)
    var value: Bool { isSet.withLock { $0 } }
    func set() { isSet.withLock { $0 = true } }
  }

  /// An image of another content with the size and the time of the one before is another image.
  @Test func aDigestIsThatOfTheFileThatIsThere() throws {
    try withFolder { root in
      let folder = root.appendingPathComponent("in")
      let path = folder.appendingPathComponent("p.png").path
      func write(_ red: UInt32) throws {
        var bitmap = Bitmap(width: 2, height: 2)
        bitmap.pixels = Array(repeating: 0xFF00_0000 | red, count: 4)
        let data = try bitmap.pngData()
        try data.write(to: URL(fileURLWithPath: path + ".new"))
        var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
        utimensat(AT_FDCWD, path + ".new", &times, 0)
        #expect(rename(path + ".new", path) == 0)
      }
      let renderer = Renderer()
      func digest() -> String { renderer.imageDigest(named: "p", in: folder, scale: 1) }
      func image() throws -> [UInt32] {
        var environment = EnvironmentValues()
        environment._imageFolder = folder
        return try renderer.render(Image("p"), environment: environment).bitmap.pixels
      }
      try write(1)
      let (one, first) = (digest(), try image())
      #expect(digest() == one && !one.isEmpty)
      try write(2)
      let two = digest()
      #expect(two != one)
      let (second, used) = try renderer.recordingImages { try image() }
      #expect(second != first)
      #expect(used.values.first == two)
      try FileManager.default.removeItem(atPath: path)
      #expect(digest().isEmpty)
    }
  }
}
