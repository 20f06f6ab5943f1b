import GalleyGeometry

/// The content of a rotor. Nobody turns one at an image.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}

nonisolated extension Never: AccessibilityRotorContent {}

/// A place that a rotor stops at.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public var body: Never { fatalError("\(Self.self) has no body") }

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Places within the text of the view itself.
nonisolated extension AccessibilityRotorEntry where ID == Never {
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

/// Entries of the elements of a collection. None is made: nobody turns a rotor at an image. Views come first, so that
/// the compiler need not look here for them.
nonisolated extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

nonisolated extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  @_disfavoredOverload
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0.id })
  }
}

/// Several entries.
nonisolated public struct _RotorGroup: AccessibilityRotorContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    _RotorGroup()
  }

  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    _RotorGroup()
  }
}

/// The rotors that every system has.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "links(\(visited))")
  }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings(\(level))")
  }
  public static let links = AccessibilitySystemRotor(name: "links")
  public static let headings = AccessibilitySystemRotor(name: "headings")
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  public static let images = AccessibilitySystemRotor(name: "images")
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  public static let tables = AccessibilitySystemRotor(name: "tables")
  public static let lists = AccessibilitySystemRotor(name: "lists")
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

nonisolated extension View {
  /// Changes nothing: an image is not read aloud.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
