import GalleyGeometry

/// A value as its code. Name only: nothing is given.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  public var body: Body { Body() }

  /// A representation by the value's code.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as data. Name only: nothing is given.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  public var body: Body { Body() }

  /// Data that is given and taken. The closures are never run.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Data that is given. The closure is never run.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Data that is taken. The closure is never run.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value as a file. Name only: nothing is given.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  public var body: Body { Body() }

  /// A file that is given and taken. The closures are never run.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// A file that is given. The closure is never run.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// A file that is taken. The closure is never run.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is given to another program.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the other program may have the file itself and no copy.
  public let allowAccessingOriginalFile: Bool

  /// A file to be given.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that another program gave.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the file itself and no copy.
  public let isOriginalFile: Bool
}

/// A value as another one. Name only: nothing is given.
public struct ProxyRepresentation<
  Item: Transferable, ProxyRepresentation: Transferable
>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  public var body: Body { Body() }

  /// A value that is given and taken. The closures are never run.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}

  /// A value that is given. The closure is never run.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}

  /// A value that is taken. The closure is never run.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

/// Which programs may see a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  /// All programs; those of one team; those of one group; this program.
  case all, team, group, ownProcess
}

extension TransferRepresentation {
  /// No effect: nothing is given.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// No effect: nothing is given.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }

  /// No effect: nothing is given.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }

  /// No effect: nothing is given.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}
