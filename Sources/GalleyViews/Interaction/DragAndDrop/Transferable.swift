import GalleyGeometry

/// A value that can be given to other programs. Nobody takes anything from a picture.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// How a value is given to others. Name only: nothing is given.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  var body: Body { get }
}

/// A representation without a body.
public struct _NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
  public var body: Self { self }
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  /// Of several, the first is the best one.
  @_disfavoredOverload
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First, _ other: repeat each Other
  ) -> First where First.Item == Item {
    first
  }
}

extension String: Transferable {
  public static var transferRepresentation: _NoTransferRepresentation<String> { .init() }
}

extension Data: Transferable {
  public static var transferRepresentation: _NoTransferRepresentation<Data> { .init() }
}

extension URL: Transferable {
  public static var transferRepresentation: _NoTransferRepresentation<URL> { .init() }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _NoTransferRepresentation<AttributedString> {
    .init()
  }
}

extension Image: Transferable {
  public static var transferRepresentation: _NoTransferRepresentation<Image> { .init() }
}

extension Color: Transferable {
  public static var transferRepresentation: _NoTransferRepresentation<Color> { .init() }
}
