import GalleyBudget
import GalleyGeometry
import Observation

extension GraphMotion {
  /// Runs user code that makes views, and notes for the body around what it reads of observed objects.
  /// The code makes no views of other bodies: what is read within each other is noted by all of them.
  /// - Parameter motion: nil in a graph without a clock, which evaluates all bodies in every pass.
  static func reading<Result>(in motion: GraphMotion?, _ body: () -> Result) -> Result {
    guard let motion else { return body() }
    let reader = ObservedReader(motion.bodies.reader, motion)
    return withObservationTracking(body) { reader.invalidate() }
  }
}

/// A body, or code around which there is none, that has read observed objects, which other threads may change.
private final class ObservedReader: @unchecked Sendable {
  private weak var record: BodyRecord?
  private weak var motion: GraphMotion?
  /// Which evaluation has read them: later ones may not. Nil for code around which there is no body.
  private let generation: Int?

  init(_ record: BodyRecord?, _ motion: GraphMotion) {
    (self.record, self.motion) = (record, motion)
    generation = record?.generation
  }

  func invalidate() {
    // No body can be told: all bodies are evaluated.
    if generation == nil { motion?.bodies.noteObservedLater() }
    guard let record else { return }
    if record.generation == generation { record.invalidate() }
    motion?.noteObserved()
  }
}
