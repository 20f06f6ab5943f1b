import Foundation
import Galley

/// How a drawing process is run.
public struct PreviewProcessSettings: Sendable {
  /// Seconds that one preview may take, its compiling not counted.
  public var timeout: Double = 20
  /// Bytes that the process may take, its libraries counted.
  public var memory: Int = 4 << 30
  /// A folder of fonts besides the bundled ones.
  public var fontFolder: String?
  /// Whether the machine's fonts are used, too.
  public var usesSystemFonts = false
  /// What a preview writes to its standard output and error, at most 64 KiB of it for each preview.
  public var output: (@Sendable (Data) -> Void)?

  public init() {}
}

/// Draws the previews of a library in a process of its own, which what a view does cannot leave: a preview that
/// traps, hangs, ends the process or takes too much is its own failure, and the others are drawn.
public final class PreviewProcess {
  public init(
    _ library: PreviewLibrary, runtime: PreviewRuntime,
    settings: PreviewProcessSettings = PreviewProcessSettings()
  ) {}

  /// The previews of the library's sources, in their order.
  /// - Throws: `PreviewFailure` where the library cannot be opened.
  public func previews() throws -> [PreviewDescription] { [] }

  /// Draws what was asked for, in that order.
  /// - Parameter note: is told what came of each order as soon as it is known.
  /// - Throws: `PreviewFailure` where no process can be started, and what `note` throws.
  public func draw(
    _ orders: [PreviewOrder], note: (PreviewOrder, PreviewOutcome) throws -> Void
  ) throws {}

  /// Ends the process.
  public func finish() {}
}
