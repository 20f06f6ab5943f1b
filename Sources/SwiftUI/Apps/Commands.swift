import GalleyViews

/// Menus of a program. An image has none.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

nonisolated extension Never: Commands {}

/// Commands that have no commands in them.
nonisolated public protocol _PrimitiveCommands: Commands where Body == Never {}

nonisolated extension _PrimitiveCommands {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Makes one value of the statements of a closure with commands.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<repeat each Content> { _TupleCommands() }

  public static func buildOptional<Content: Commands>(
    _ content: Content?
  ) -> _TupleCommands<Content> { _TupleCommands() }

  public static func buildEither<Content: Commands>(first: Content) -> Content { first }

  public static func buildEither<Content: Commands>(second: Content) -> Content { second }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// Several commands.
nonisolated public struct _TupleCommands<each Content: Commands>: _PrimitiveCommands {}

/// No commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands {
  public init() {}
}

/// Name only: a menu.
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}

  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Name only: items of the system's menus.
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the system's menus.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Name only: the system's commands for side bars.
nonisolated public struct SidebarCommands: _PrimitiveCommands {
  public init() {}
}

/// Name only: the system's commands for toolbars.
nonisolated public struct ToolbarCommands: _PrimitiveCommands {
  public init() {}
}

/// Name only: the system's commands for texts.
nonisolated public struct TextEditingCommands: _PrimitiveCommands {
  public init() {}
}

/// Name only: the system's commands for styles of texts.
nonisolated public struct TextFormattingCommands: _PrimitiveCommands {
  public init() {}
}

/// Name only: the system's commands for inspectors.
nonisolated public struct InspectorCommands: _PrimitiveCommands {
  public init() {}
}
