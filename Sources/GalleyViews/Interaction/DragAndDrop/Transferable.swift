import GalleyGeometry

/// A value that can be given to other programs. Nobody takes anything from an image.
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
  public typealias Representation = _NoTransferRepresentation<String>
  public static var transferRepresentation: Representation { Representation() }
}

extension Data: Transferable {
  public typealias Representation = _NoTransferRepresentation<Data>
  public static var transferRepresentation: Representation { Representation() }
}

extension URL: Transferable {
  public typealias Representation = _NoTransferRepresentation<URL>
  public static var transferRepresentation: Representation { Representation() }
}

extension AttributedString: Transferable {
  public typealias Representation = _NoTransferRepresentation<AttributedString>
  public static var transferRepresentation: Representation { Representation() }
}

extension Image: Transferable {
  public typealias Representation = _NoTransferRepresentation<Image>
  public static var transferRepresentation: Representation { Representation() }
}

extension Color: Transferable {
  public typealias Representation = _NoTransferRepresentation<Color>
  public static var transferRepresentation: Representation { Representation() }
}
