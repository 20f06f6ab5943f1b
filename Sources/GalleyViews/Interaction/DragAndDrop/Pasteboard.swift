import GalleyBudget
import GalleyGeometry

/// What was copied. Each image has one, so that images that are driven at the same time do not hear of each other;
/// code outside of an image has that of the process. Nothing of the machine is read or written.
package final class Pasteboard: GraphValue, Sendable {
  /// What is copied at one time: all of it stands for the same.
  package struct Contents: Sendable {
    package var strings: [String] = []
    package var urls: [URL] = []
    /// Images as the module of their names has them.
    package var images: [any Sendable] = []
    /// Bytes by the identifiers of their types.
    package var data: [String: Data] = [:]
    /// What is nothing of this.
    package var values: [Value] = []

    package init() {}

    /// Contents of which `body` states some.
    package static func stating(_ body: (inout Contents) -> Void) -> Contents {
      var contents = Contents()
      body(&contents)
      return contents
    }
  }

  /// A value as it was copied.
  package struct Value: @unchecked Sendable {
    // It is only handed to the views of the image that copied it.
    package let value: Any
    /// The identifier of its type; nil where none was told.
    package let type: String?

    package init(_ value: Any, type: String?) { (self.value, self.type) = (value, type) }
  }

  private struct State: Sendable {
    var contents = Contents()
    var changeCount = 0
  }
  private let state = Locked(State())

  package init() {}

  package var contents: Contents { state.withLock { $0.contents } }

  /// How often something was copied.
  package var changeCount: Int { state.withLock { $0.changeCount } }

  /// Copies something, and forgets what was copied before.
  package func copy(_ contents: Contents) {
    let new = State(contents: contents, changeCount: changeCount + 1)
    _ = state.replace(with: new)
  }

  fileprivate static let ofProcess = Pasteboard()
}

extension ViewGraph {
  package var pasteboard: Pasteboard { memory.value() }
}

extension CurrentCanvas {
  /// That of the image whose code runs, else that of the process.
  package static var pasteboard: Pasteboard {
    device.views?.graph?.pasteboard ?? Pasteboard.ofProcess
  }
}
