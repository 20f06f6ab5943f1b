import Foundation
import GalleyBudget

/// One door of Galley through which bytes of others come in.
///
/// The program of `Fuzz/` calls targets with bytes that libFuzzer makes up, and `GalleyFuzzingTests` with those that have
/// found something, which are in `Fuzz/Findings`.
///
/// ```swift
/// try FuzzTarget.named("png")?.run(bytes)
/// ```
public struct FuzzTarget: Sendable {
  /// In lower case, and the name of its folder of findings.
  public let name: String
  /// What the bytes are, in some words.
  public let summary: String
  let seeds: [Seeds]
  private let sources: [String]
  private let body: @Sendable ([UInt8]) throws -> Void

  /// What a fuzzer begins with.
  enum Seeds: Sendable {
    /// Files of a folder of the project and of those in it, with one of these extensions, each behind `prefix`.
    case files(String, [String], prefix: [UInt8] = [])
    case text(String)
    /// Bytes that are made; nothing where they cannot be.
    case made(@Sendable () throws -> [UInt8])
  }

  /// - Parameter words: files and folders of the project whose quoted words a fuzzer puts in: those of the reader.
  init(
    _ name: String, _ summary: String, seeds: [Seeds] = [], words: [String] = [],
    _ body: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    (self.name, self.summary, self.seeds, self.sources) = (name, summary, seeds, words)
    self.body = body
  }

  /// Gives bytes to the door. That they are refused is as good as that they are taken.
  /// - Throws: `FuzzFinding` where a promise is broken, such as that two forms of a loop give the same pixels. Everything else
  ///   that must not be ends the process.
  public func run(_ bytes: [UInt8]) throws {
    // What is said of bytes that are refused is for people: it is made, too.
    _ = try refusal(of: bytes)
  }

  /// Why the door refuses bytes; nil where it takes them.
  /// - Throws: `FuzzFinding`.
  func refusal(of bytes: [UInt8]) throws -> String? {
    do {
      try body(bytes)
      return nil
    } catch let finding as FuzzFinding {
      throw finding
    } catch {
      return "\(error)"
    }
  }

  /// Inputs to begin with, small ones only, in the same order every time.
  /// - Parameter root: the folder of the project.
  public func seeds(in root: URL) -> [Data] {
    seeds.flatMap { seed -> [Data] in
      switch seed {
      case .text(let text): return [Data(text.utf8)]
      case .made(let bytes): return (try? [Data(bytes())]) ?? []
      case .files(let folder, let extensions, let prefix):
        return Self.files(in: root.appendingPathComponent(folder), extensions).compactMap { data in
          data.count <= Self.seedLimit ? Data(prefix) + data : nil
        }
      }
    }
  }

  /// Words that the target's reader knows, each once: what stands between quotation marks in its sources and is one word.
  /// - Parameter root: the folder of the project.
  public func words(in root: URL) -> [String] {
    var known: Set<[UInt8]> = []
    var result: [String] = []
    for source in sources {
      let place = root.appendingPathComponent(source)
      let file = FileManager.default.contents(atPath: place.path).map { [$0] }
      for data in file ?? Self.files(in: place, ["swift"]) {
        for piece in data.split(separator: UInt8(ascii: "\"")).map(Array.init)
        where (2...24).contains(piece.count) && piece.allSatisfy(Self.isOfWord) {
          if known.insert(piece).inserted { result.append(String(decoding: piece, as: UTF8.self)) }
        }
      }
    }
    return result
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "_-:#.%".utf8.contains(byte)
    }
  }

  /// The files with one of these extensions, in the order of their paths; none where there is no such folder.
  private static func files(in folder: URL, _ extensions: [String]) -> [Data] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().compactMap { path in
      let file = folder.appendingPathComponent(path)
      return extensions.contains(file.pathExtension) ? try? Data(contentsOf: file) : nil
    }
  }

  /// Bytes of a seed: what is changed in longer ones is seldom what is looked at.
  private static let seedLimit = 20_000

  /// All targets by their names.
  public static let all: [FuzzTarget] =
    (documents + images + drawings + texts + files + sessions).sorted { $0.name < $1.name }

  /// - Returns: nil for a name that no target has.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// A promise that some bytes break.
public struct FuzzFinding: Error, CustomStringConvertible {
  public let description: String

  /// - Throws: itself where `isKept` is false.
  static func require(_ isKept: Bool, _ promise: @autoclosure () -> String) throws {
    guard isKept else { throw FuzzFinding(description: promise()) }
  }
}

extension RenderBudget.Limits {
  /// What one input may cost: far less than an image may, so that an input that is over it is told at once. Its time is that
  /// of instrumented code.
  static let fuzzing = RenderBudget.Limits(bytes: 200 << 20, duration: .seconds(10))
}
