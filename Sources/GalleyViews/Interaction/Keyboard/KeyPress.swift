import GalleyGeometry

/// A key that was pressed. Only driven renderers press keys (`key(_:modifiers:)`).
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
  /// Calls `action` when a key goes down while the view, or one in it, has the focus. A key that it ignores goes on to
  /// the views around.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Calls `action` for some phases of a key while the view, or one in it, has the focus. No key stays down: the
  /// phases are those of going down and coming up.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` for any of the keys while the view, or one in it, has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    hearing(phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Calls `action` for keys that write only characters of a set, while the view, or one in it, has the focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    hearing(phases) { press in
      let isMeant = press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      return isMeant ? action(press) : .ignored
    }
  }

  /// Calls `action` for all keys while the view, or one in it, has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    hearing(phases, action)
  }

  private func hearing(
    _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(
      by: KeyContent(name: "onKeyPress", stage: .beforeEditing, phases: phases, action: action))
  }

  /// No effect: no key is held without another one.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View {
    self
  }
}
