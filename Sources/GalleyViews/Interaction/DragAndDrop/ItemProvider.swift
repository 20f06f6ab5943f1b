import GalleyGeometry

/// An item that is dragged or copied, by Foundation's name, which has none on Linux.
public final class NSItemProvider: @unchecked Sendable {
  /// The identifiers of the types that the item can be given as.
  public let registeredTypeIdentifiers: [String]
  let item: Any?
  /// The name of a file of the item; nil is none.
  public var suggestedName: String?

  /// A provider of nothing.
  public init() {
    item = nil
    registeredTypeIdentifiers = []
  }

  /// A provider of an object, without a type.
  public init(object: Any) {
    item = object
    registeredTypeIdentifiers = []
  }

  /// A provider of an item of a type; nil is no type.
  public init(item: Any?, typeIdentifier: String?) {
    self.item = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  /// A provider of a file, whose type is that of its extension. It is never nil: the file is not looked for.
  public init?(contentsOf fileURL: URL) {
    item = fileURL
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registeredTypeIdentifiers = [type.identifier]
    suggestedName = fileURL.lastPathComponent
  }

  /// Whether the item can be given as a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains {
      $0 == typeIdentifier
        || UTType($0).map { $0.conforms(to: UTType(importedAs: typeIdentifier)) } ?? false
    }
  }

  /// Whether the item is of a Swift type.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { item is T }

  /// Hands over the item if it is of the type, and else nil.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item as? T, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over the item, whatever its type is.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(item, nil)
  }

  /// Hands over the item if it is data, and else nil.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item as? Data, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over the item if it is the address of a file, and else nil.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item as? URL, nil)
    return Progress(totalUnitCount: 1)
  }
}
