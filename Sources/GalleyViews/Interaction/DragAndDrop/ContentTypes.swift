import GalleyGeometry

/// A type of data by its identifier, as UniformTypeIdentifiers names it.
public struct UTType: Hashable, Sendable {
  /// The type's name, as `public.png`.
  public let identifier: String
  /// The types that data of this one is of as well, the whole way up.
  private let ancestors: Set<String>
  /// The extension of its files, without a dot; nil if there is none.
  public let preferredFilenameExtension: String?
  /// The type's name on the network; nil if there is none.
  public let preferredMIMEType: String?

  init(_ identifier: String, _ parents: [UTType], file: String? = nil, mime: String? = nil) {
    self.identifier = identifier
    ancestors = parents.reduce(into: []) { $0.formUnion($1.ancestors.union([$1.identifier])) }
    preferredFilenameExtension = file
    preferredMIMEType = mime
  }

  /// One of the types that have a name here.
  public init?(_ identifier: String) {
    guard let known = Self.named.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// The named type with the extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let known = Self.named.first(where: { $0.preferredFilenameExtension == wanted }),
      known.conforms(to: supertype)
    else { return nil }
    self = known
  }

  /// The named type of the network's name.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.named.first(where: { $0.preferredMIMEType == mimeType }),
      known.conforms(to: supertype)
    else { return nil }
    self = known
  }

  /// A type of the program's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, [parentType ?? .data])
  }

  /// A type of another program.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, [parentType ?? .data])
  }

  /// The extension and "file", in English; nil if there is no extension.
  public var localizedDescription: String? { preferredFilenameExtension.map { "\($0) file" } }

  /// Whether data of this type is of the other one as well.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || ancestors.contains(type.identifier)
  }
}
