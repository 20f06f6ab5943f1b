import Foundation

/// A file, a folder or a symbolic link in memory, as documents read and write it. Foundation has no such class on
/// Linux.
open class FileWrapper: @unchecked Sendable {
  /// How files are read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads everything at once, which is done anyway.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// No effect: bytes are read.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes beside the place first, so that what lies there is whole or new.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Gives the wrapper and those within the names that they are written by.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name that a folder should give to the file, or nil.
  open var preferredFilename: String?
  /// The name by which the file was read or written last, or nil.
  open var filename: String?
  /// Attributes of the file. They are neither read nor written.
  open var fileAttributes: [String: Any] = [:]

  /// A file with bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder of files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// A symbolic link to a place.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with all in it.
  /// - Throws: where something cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The bytes of a file; nil for what is none.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// What lies in a folder, by the names in it; nil for what is none.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }
  /// Where a link leads; nil for what is none.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// Reads the wrapper's content anew.
  /// - Throws: where something cannot be read; the content is the old one then.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    filename = url.lastPathComponent
  }

  /// Writes the content to a place, in the stead of what lies there.
  /// - Parameter originalContentsURL: no effect: files are not linked to older ones.
  /// - Throws: where something cannot be written.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    let manager = FileManager.default
    switch content {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      let place = options.contains(.atomic) ? Self.draft(beside: url) : url
      try? manager.removeItem(at: place)
      try manager.createDirectory(at: place, withIntermediateDirectories: false)
      var inner = options
      inner.remove(.atomic)
      for (name, child) in children {
        try child.write(
          to: place.appendingPathComponent(name), options: inner, originalContentsURL: nil)
      }
      if place != url {
        try? manager.removeItem(at: url)
        try manager.moveItem(at: place, to: url)
      }
    case .link(let destination):
      try? manager.removeItem(at: url)
      try manager.createSymbolicLink(at: url, withDestinationURL: destination)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private static func draft(beside url: URL) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
  }

  /// Adds something to a folder; a name that is taken has a number in front, as on Apple's systems. To what is no
  /// folder nothing is added.
  /// - Returns: the name in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    guard case .folder(var children) = content else { return wanted }
    var name = wanted
    var number = 2
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a file to a folder.
  /// - Returns: its name in the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder. What is not in it, and what is no folder, stays as it is.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The name of something in the folder; nil where it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Whether what lies at a place is the content.
  open func matchesContents(of url: URL) -> Bool {
    (try? FileWrapper(url: url)).map { $0.isSame(as: self) } ?? false
  }

  private func isSame(as other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let one), .file(let two)): one == two
    case (.link(let one), .link(let two)): one.path == two.path
    case (.folder(let one), .folder(let two)):
      one.count == two.count
        && one.allSatisfy { name, child in two[name].map { child.isSame(as: $0) } ?? false }
    default: false
    }
  }

  private static func content(of url: URL) throws -> Content {
    let manager = FileManager.default
    let kind = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch kind {
    case .typeSymbolicLink:
      let path = try manager.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      return .folder(children)
    case .typeRegular: return .file(try Data(contentsOf: url))
    default: throw CocoaError(.fileReadUnknown)
    }
  }
}
