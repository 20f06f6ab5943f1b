import GalleyGeometry

/// A value as its code. Name only: nothing is given.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  public var body: Body { Body() }

  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as data. Name only: nothing is given.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  public var body: Body { Body() }

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value as a file. Name only: nothing is given.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  public var body: Body { Body() }

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is given to another program.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that another program gave.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// A value as another one. Name only: nothing is given.
public struct ProxyRepresentation<
  Item: Transferable, ProxyRepresentation: Transferable
>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  public var body: Body { Body() }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

/// Who may see a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

extension TransferRepresentation {
  /// Changes nothing: nothing is given.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// Changes nothing: nothing is given.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }

  /// Changes nothing: nothing is given.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }

  /// Changes nothing: nothing is given.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}
