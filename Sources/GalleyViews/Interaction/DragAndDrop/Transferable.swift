import GalleyGeometry

/// A value that can be given to other programs. Nothing is taken from an image.
public protocol Transferable {
  /// What all representations are together.
  associatedtype Representation: TransferRepresentation
  /// How the value is given to others, the best way first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// How a value is given to others. Name only: nothing is given.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value that is given.
  associatedtype Item: Transferable
  /// What the representation is made of.
  associatedtype Body: TransferRepresentation
  /// The representation that this one is made of. It is never read.
  var body: Body { get }
}

/// A representation without a body.
public struct _NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
  public var body: Self { self }
}

/// Makes one representation of those in a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A representation as it is.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  /// A single representation as it is.
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
  /// A representation without a body.
  public typealias Representation = _NoTransferRepresentation<String>
  /// How the string is given to others.
  public static var transferRepresentation: Representation { Representation() }
}

extension Data: Transferable {
  /// A representation without a body.
  public typealias Representation = _NoTransferRepresentation<Data>
  /// How the data is given to others.
  public static var transferRepresentation: Representation { Representation() }
}

extension URL: Transferable {
  /// A representation without a body.
  public typealias Representation = _NoTransferRepresentation<URL>
  /// How the address is given to others.
  public static var transferRepresentation: Representation { Representation() }
}

extension AttributedString: Transferable {
  /// A representation without a body.
  public typealias Representation = _NoTransferRepresentation<AttributedString>
  /// How the text is given to others.
  public static var transferRepresentation: Representation { Representation() }
}

extension Image: Transferable {
  /// A representation without a body.
  public typealias Representation = _NoTransferRepresentation<Image>
  /// How the image is given to others.
  public static var transferRepresentation: Representation { Representation() }
}

extension Color: Transferable {
  /// A representation without a body.
  public typealias Representation = _NoTransferRepresentation<Color>
  /// How the colour is given to others.
  public static var transferRepresentation: Representation { Representation() }
}
