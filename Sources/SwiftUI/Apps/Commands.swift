import GalleyViews

/// Menus of a program. An image has none.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands in `body`.
  associatedtype Body: Commands
  /// The commands that these ones are made of.
  @CommandsBuilder var body: Body { get }
}

nonisolated extension Never: Commands {}

/// Commands that have no commands in them.
nonisolated public protocol _PrimitiveCommands: Commands where Body == Never {}

nonisolated extension _PrimitiveCommands {
  /// Traps if it is read: Galley draws none of them.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Makes one value of the statements of a closure with commands.
@resultBuilder
public enum CommandsBuilder {
  /// The commands of a statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// The commands of an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// The commands of a closure with one statement.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// The commands of all statements.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<repeat each Content> { _TupleCommands() }

  /// The commands of an `if` without `else`.
  public static func buildOptional<Content: Commands>(
    _ content: Content?
  ) -> _TupleCommands<Content> { _TupleCommands() }

  /// The commands of a condition that is true.
  public static func buildEither<Content: Commands>(first: Content) -> Content { first }

  /// The commands of a condition that is false.
  public static func buildEither<Content: Commands>(second: Content) -> Content { second }

  /// The commands of a branch that asks for a version of the system.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// Several commands.
nonisolated public struct _TupleCommands<each Content: Commands>: _PrimitiveCommands {}

/// No commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands {
  /// No commands.
  public init() {}
}

/// Name only: a menu.
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
  /// A menu with a localized title. It is not drawn.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// A menu with a title that is not localized. It is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}

  /// A menu with a text as its title. It is not drawn.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Name only: items of the system's menus.
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  /// Items before the system's own. They are not drawn.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Items after the system's own. They are not drawn.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Items in place of the system's own. They are not drawn.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the system's menus.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// What the program is.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the program.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding and showing the program.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Ending the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Reading and writing other types of files.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing texts.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting texts.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Side bars and full screens.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of all windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows that exist once.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Name only: the system's commands for side bars.
nonisolated public struct SidebarCommands: _PrimitiveCommands {
  /// Commands that are not drawn.
  public init() {}
}

/// Name only: the system's commands for toolbars.
nonisolated public struct ToolbarCommands: _PrimitiveCommands {
  /// Commands that are not drawn.
  public init() {}
}

/// Name only: the system's commands for texts.
nonisolated public struct TextEditingCommands: _PrimitiveCommands {
  /// Commands that are not drawn.
  public init() {}
}

/// Name only: the system's commands for styles of texts.
nonisolated public struct TextFormattingCommands: _PrimitiveCommands {
  /// Commands that are not drawn.
  public init() {}
}

/// Name only: the system's commands for inspectors.
nonisolated public struct InspectorCommands: _PrimitiveCommands {
  /// Commands that are not drawn.
  public init() {}
}
