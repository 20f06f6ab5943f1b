import Galley

/// What a user does with a live canvas. Places and distances are in points of the canvas.
package enum CanvasEvent: Equatable {
  package enum Phase: String, CaseIterable {
    case down, move, up, cancel
    /// A move without a button.
    case hover
    /// The pointer has left the canvas.
    case leave
  }

  package struct Pointer: Equatable {
    package var phase: Phase
    package var place: CGPoint
    package var isSecondary = false
    package var modifiers: EventModifiers = []

    package init(
      _ phase: Phase, at place: CGPoint, isSecondary: Bool = false, modifiers: EventModifiers = []
    ) {
      (self.phase, self.place) = (phase, place)
      (self.isSecondary, self.modifiers) = (isSecondary, modifiers)
    }
  }

  case pointer(Pointer)
  /// A positive height shows what lies below.
  case wheel(at: CGPoint, by: CGSize)
  case key(KeyEquivalent, EventModifiers)
  case text(String)
  /// What an input method has so far; an empty text ends it. What it ends with comes as a text.
  case composition(String)
  /// Names of `PreviewConfiguration` with their values; nil leaves one to the preview.
  case canvas([String: String?])
  /// Whether time goes by, and how fast; nil is as before.
  case clock(isRunning: Bool?, rate: Double?)
  /// Seconds that a paused clock goes on by.
  case step(Double)
  case inspect(at: CGPoint)
  case tree
  /// A whole touch, in the canvas's own time.
  case touch(CanvasTouch)
  case entry(CanvasEntry)
  /// Scrolls the view of a label into sight.
  case reveal(String)
  /// Asks for `ElementTree`.
  case elements
  /// Asks why a view has its size.
  case why(CanvasSubject)
  /// Asks for the states, to carry them to another process.
  case states
  /// Goes to a moment that was, in seconds since the canvas was made, and stops the clock there.
  case seek(Double)
  /// Asks where the canvas is in its time, and how far it can go.
  case timeline
}

extension CanvasEvent {
  /// This event and the next one as one, where nothing is lost by it: of moves and moments the newest counts, and ways of a wheel are
  /// added. Presses, releases, keys and texts always count for themselves.
  package func joined(with next: CanvasEvent) -> CanvasEvent? {
    switch (self, next) {
    case (.pointer(let one), .pointer(let other))
    where one.phase == other.phase && (one.phase == .move || one.phase == .hover)
      && one.isSecondary == other.isSecondary:
      return next
    case (.wheel(_, let one), .wheel(let place, let other)):
      return .wheel(
        at: place, by: CGSize(width: one.width + other.width, height: one.height + other.height))
    case (.seek, .seek): return next
    default: return nil
    }
  }
}
