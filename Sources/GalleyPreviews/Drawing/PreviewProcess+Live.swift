import Foundation
import Galley
import GalleyCanvas

/// Where a drawing process is reached once a preview is used in it: file descriptors of its own pipes.
package struct LivePipes: Sendable {
  /// Packets to it: length of what follows (u32, little-endian), kind (1 byte: 0 JSON, 1 binary), the bytes. It does not block.
  package let requests: Int32
  /// Packets from it, of the same form. It does not block.
  package let answers: Int32
  /// What the preview's code prints; see `PreviewProcess.readOutput`.
  package let output: Int32
}

extension PreviewProcess {
  /// Opens the library, unless it is open, and hands one of its previews over to be used: the process draws nothing else any
  /// more. It ends when the calling thread ends.
  ///
  /// - Parameters:
  ///   - preview: `PreviewDescription.index`.
  ///   - start: what the process says of where views are written, and whether the preview's clock follows the machine's.
  /// - Throws: `PreviewError` where the library cannot be opened, or the preview's provider ended the process.
  package func goLive(
    _ preview: Int, on configuration: PreviewConfiguration, start: CanvasStart = CanvasStart()
  ) throws -> LivePipes {
    let previews = try previews()
    guard previews.indices.contains(preview) else {
      throw PreviewError(.preview, "the library has no preview \(preview)")
    }
    if let failure = previews[preview].failure { throw failure }
    if child == nil { _ = try open() }
    guard let child else { throw PreviewError(.preview, "there is no process") }
    // Where it is gone already, reading says why.
    _ = PreviewWire(child.requests).send(
      PreviewQuestion(.live(preview: preview, configuration, start)))
    for descriptor in [child.requests, child.answers] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
    return LivePipes(requests: child.requests, answers: child.answers, output: child.output)
  }

  /// Passes on what the preview has printed.
  /// - Returns: whether something was there.
  package func readOutput() -> Bool { child.map { drain($0) } ?? false }

  /// Ends a process whose preview was used, and says why it ended.
  /// - Parameter isLate: whether it has not answered in time; otherwise it has closed its pipe, or broken the form of packets.
  package func end(isLate: Bool) -> PreviewError {
    guard let child else { return PreviewError(.preview, "there is no process") }
    if isLate { child.kill() }
    return ended(child, isLate: isLate)
  }
}
