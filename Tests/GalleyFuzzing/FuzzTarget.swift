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
  private let seeds: [Seeds]
  private let body: @Sendable ([UInt8]) throws -> Void

  /// What a fuzzer begins with.
  enum Seeds: Sendable {
    /// Files of a folder of the project and of those in it, with one of these extensions.
    case files(String, [String])
    case text(String)
  }

  init(
    _ name: String, _ summary: String, seeds: [Seeds] = [],
    _ body: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    (self.name, self.summary, self.seeds, self.body) = (name, summary, seeds, body)
  }

  /// Gives bytes to the door. That they are refused is as good as that they are taken.
  /// - Throws: `FuzzFinding` where a promise is broken, such as that two forms of a loop give the same pixels. Everything else
  ///   that must not be ends the process.
  public func run(_ bytes: [UInt8]) throws {
    do {
      try body(bytes)
    } catch let finding as FuzzFinding {
      throw finding
    } catch {
      // What is said of bytes that are refused is for people: it is made, too.
      _ = "\(error)"
    }
  }

  /// Inputs to begin with, small ones only, in the same order every time.
  /// - Parameter root: the folder of the project.
  public func seeds(in root: URL) -> [Data] {
    seeds.flatMap { seed -> [Data] in
      switch seed {
      case .text(let text): return [Data(text.utf8)]
      case .files(let folder, let extensions):
        let base = root.appendingPathComponent(folder)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
        return paths.sorted().compactMap { path in
          let file = base.appendingPathComponent(path)
          guard extensions.contains(file.pathExtension), let data = try? Data(contentsOf: file),
            data.count <= Self.seedLimit
          else { return nil }
          return data
        }
      }
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
