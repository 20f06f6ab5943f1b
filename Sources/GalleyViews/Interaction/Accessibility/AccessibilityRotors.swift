import GalleyGeometry

/// The content of a rotor. Images have no rotors.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// What the content is made of.
  associatedtype Body: AccessibilityRotorContent
  /// The content that this one is made of. It is never read.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

nonisolated extension Never: AccessibilityRotorContent {}

/// A place that a rotor stops at.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// An entry for the view of an id, or for a part of its text. The action is never run.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// An entry with a localized label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// An entry with a label that is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// An entry for the view that has the id in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// An entry with a localized label, for the view that has the id in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// An entry with a label that is not localized, for the view that has the id in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Places within the text of the view itself.
nonisolated extension AccessibilityRotorEntry where ID == Never {
  /// An entry for a part of the view's text; without a label that part is read.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// An entry for a part of the view's text, with a localized label.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}

  /// An entry for a part of the view's text, with a label that is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

/// Entries of the elements of a collection. None is made: images have no rotors. Views come first, so that the compiler
/// need not look here for them.
nonisolated extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Entries of the elements of a collection, told apart by `id`.
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
  /// Entries of the elements of a collection, told apart by their own ids.
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

/// Makes one content of the entries of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// An entry as it is.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// A single entry as it is.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Several entries as one.
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    _RotorGroup()
  }

  /// Entries behind an `if`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    _RotorGroup()
  }
}

/// The rotors that every system has.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// Links that were followed, or were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "links(\(visited))")
  }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings(\(level))")
  }
  /// All links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Headings of all levels.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Bold parts of texts.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Italic parts of texts.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Underlined parts of texts.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Words that are not spelled right.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Landmarks of a page.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

nonisolated extension View {
  /// No effect: an image is not read aloud.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
