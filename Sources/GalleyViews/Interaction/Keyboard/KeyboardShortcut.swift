import GalleyGeometry

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key writes without other keys.
  public var character: Character

  /// The key that writes a character.
  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes what is before the cursor.
  public static let delete = KeyEquivalent("\u{08}")
  /// The key that deletes what is behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key to the page before.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key to the next page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears a pad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are pressed together.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut fits other keyboards.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// Fitted to the keyboard, and mirrored where it is read from right to left.
    public static let automatic = Localization(name: "automatic")
    /// Fitted to the keyboard, and never mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// As it is.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// How the shortcut fits other keyboards.
  public var localization: Localization

  /// A key with others that are held; without any said, Command is.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return alone.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape alone.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

nonisolated extension EventModifiers: Hashable {}

nonisolated extension View {
  /// Presses the first control of the view when the keys are pressed: those of a renderer that is driven
  /// (`key(_:modifiers:)`).
  ///
  /// The case of a letter does not count: Shift does (assumed). A disabled control does not hear of them, nor does one
  /// behind something that is presented.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Presses the first control of the view when the keys of a shortcut are pressed; nil takes away what is set around.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    changingEnvironment { $0.keyboardShortcut = shortcut }
  }
}

nonisolated extension EnvironmentValues {
  /// What presses the controls; nil unless set.
  @Entry public var keyboardShortcut: KeyboardShortcut?
}
