import GalleyGeometry

/// An item that is dragged or copied, by Foundation's name, which has none on Linux. Nothing is
/// dropped onto an image, so no provider that a view is given is ever asked.
public final class NSItemProvider: @unchecked Sendable {
  public let registeredTypeIdentifiers: [String]
  private let item: Any?
  public var suggestedName: String?

  public init() {
    item = nil
    registeredTypeIdentifiers = []
  }

  public init(object: Any) {
    item = object
    registeredTypeIdentifiers = []
  }

  public init(item: Any?, typeIdentifier: String?) {
    self.item = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  public init?(contentsOf fileURL: URL) {
    item = fileURL
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registeredTypeIdentifiers = [type.identifier]
    suggestedName = fileURL.lastPathComponent
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains {
      $0 == typeIdentifier
        || UTType($0).map { $0.conforms(to: UTType(importedAs: typeIdentifier)) } ?? false
    }
  }

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
