import GalleyViews

/// Windows of a program. Galley draws none of them.
///
/// It is declared here and not in Galley, where a `Scene` is a JSON document: programs that import both
/// Galley and its scenes would have to say which one they mean.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes in `body`.
  associatedtype Body: Scene
  /// The scenes that this one is made of.
  @SceneBuilder var body: Body { get }
}

nonisolated extension Never: Scene {}

/// A scene that has no scenes in it.
nonisolated public protocol _PrimitiveScene: Scene where Body == Never {}

nonisolated extension _PrimitiveScene {
  /// Traps if it is read: Galley draws none of them.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Makes one scene of the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  /// The scene of a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The scene of a closure with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The scenes of all statements.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> { _TupleScene() }

  /// The scene of an `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _TupleScene<Content> {
    _TupleScene()
  }

  /// The scene of a condition that is true.
  public static func buildEither<Content: Scene>(first: Content) -> Content { first }

  /// The scene of a condition that is false.
  public static func buildEither<Content: Scene>(second: Content) -> Content { second }

  /// The scene of a branch that asks for a version of the system.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes.
nonisolated public struct _TupleScene<each Content: Scene>: _PrimitiveScene {}
