import Galley
import GalleyBudget
import GalleyScenes
import GalleyStrings

/// A request that was begun: its stages are those of `BatchGroup.draw`.
struct RequestInProgress {
  /// What an image is drawn of and where it goes.
  struct Drawable {
    var scene: Scene
    /// The file's name below the output folder; nil where the answer has the file and the request does not name it.
    var name: String?
    var isInline: Bool
    /// Digest of the scene, the canvas and the row.
    var input: String
    /// The folder of images, and where it may not be left.
    var images: URL
    var boundary: URL?
  }

  enum Stage {
    case read(Drawable)
    /// With the digests of the images that were asked for.
    case laidOut(Drawable, LaidOutView, images: [UTF8Key: String])
    /// With the file where the answer has it.
    case done(BatchResult, Data?)
    case failed(any Error)
  }

  let line: RequestWorker.Queue.Request
  /// JSON, as the request has it.
  var id = "null"
  var framing: RequestFraming
  var stage: Stage
  var budget: RenderBudget?
  var time = OwnTime()

  /// Does something for the request; what it throws is the request's error.
  mutating func work(_ body: (inout RequestInProgress) throws -> Void) {
    time.resume(budget)
    defer { time.pause() }
    do { try body(&self) } catch { stage = .failed(error) }
  }

  /// What became of it.
  var answer: RequestAnswer {
    let milliseconds = time.spent.milliseconds
    switch stage {
    case .done(var result, let data):
      result.milliseconds = milliseconds
      return RequestAnswer(id, number: line.number, result, inline: data.map { ($0, framing) })
    case .failed(let error):
      return RequestAnswer(id, number: line.number, error, milliseconds: milliseconds)
    case .read, .laidOut:
      let error = RequestError(description: "request \(line.number + 1): it was not drawn")
      return RequestAnswer(id, number: line.number, error, milliseconds: milliseconds)
    }
  }
}
