import GalleyViews

/// A widget. `galley preview` draws it for each entry of a `#Preview(as:)`; a program of widgets builds, and says so when it
/// is run.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration in `body`.
  associatedtype Body: WidgetConfiguration
  /// What the widget shows, and in which sizes.
  var body: Body { get }
  /// Makes the widget: a preview makes it once for its entries.
  init()
}

nonisolated extension Widget {
  /// Says on the standard error that there is no home screen.
  @MainActor public static func main() { WidgetProgram.explain(Self.self) }
}

/// Several widgets of one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets in `body`.
  associatedtype Body: Widget
  /// The widgets. Galley asks for none of them: a preview names the widget that it shows.
  @WidgetBundleBuilder var body: Body { get }
  /// Makes the bundle. Galley never does.
  init()
}

nonisolated extension WidgetBundle {
  /// Says on the standard error that there is no home screen.
  @MainActor public static func main() { WidgetProgram.explain(Self.self) }
}

/// A program that has widgets and no windows.
private enum WidgetProgram {
  static func explain(_ type: Any.Type) {
    let message =
      "\(type): Galley draws views into images and has no home screen; draw the widget with its previews.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// Makes one widget of the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum WidgetBundleBuilder {
  /// The widget of a statement.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// The widget of a closure with one statement.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// The widgets of all statements.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> _TupleWidget<repeat each Content> { _TupleWidget() }

  /// The widget of an `if` without `else`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> _TupleWidget<Content> {
    _TupleWidget()
  }

  /// The widget of a condition that is true.
  public static func buildEither<Content: Widget>(first: Content) -> Content { first }

  /// The widget of a condition that is false.
  public static func buildEither<Content: Widget>(second: Content) -> Content { second }

  /// The widget of a branch that asks for a version of the system.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content {
    content
  }
}

/// Several widgets.
public struct _TupleWidget<each Content: Widget>: Widget {
  /// Nothing: a bundle's widgets are not drawn as one.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  /// Names the widgets' types alone.
  public init() {}
}
