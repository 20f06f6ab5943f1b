import GalleyGeometry

/// A key that was pressed. An image has no keyboard.
public struct KeyPress: Sendable {
  /// Whether a key goes down, stays there or comes up.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All three.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether the press was for the view.
  public enum Result: Hashable, Sendable {
    /// The press was for the view.
    case handled
    /// The press was not for the view.
    case ignored
  }

  /// What the key did.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes.
  public let characters: String
  /// The keys that were held.
  public let modifiers: EventModifiers
}

nonisolated extension View {
  /// Changes nothing: an image has no keyboard.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Changes nothing: an image has no keyboard.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Changes nothing: an image has no keyboard.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Changes nothing: an image has no keyboard.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Changes nothing: an image has no keyboard.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Changes nothing: an image has no keyboard.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View {
    self
  }
}
