import CConformances
import CNettle
import Foundation
import Galley
import GalleyStrings

/// A library that is open in this process.
struct PreviewImage {
  private static let start = "galley_conformances_start"
  private let handle: UnsafeMutableRawPointer

  /// - Throws: `PreviewError` for a library that cannot be opened.
  init(opening path: String) throws {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "it is not a library"
      throw PreviewError(.compile, "the compiled previews cannot be opened: \(reason)")
    }
    self.handle = handle
    PreviewClock.begin(for: dlsym(handle, Self.start))
  }

  /// The types that conform to a protocol, in the order in which the compiler wrote them down.
  /// - Parameter symbol: of the protocol's descriptor.
  func types(conformingTo symbol: String) -> [FoundType] {
    typealias Bound = @convention(c) () -> UnsafeRawPointer?
    guard let start = dlsym(handle, Self.start),
      let end = dlsym(handle, "galley_conformances_end"), let descriptor = dlsym(nil, symbol)
    else { return [] }
    var types: [FoundType] = []
    withUnsafeMutablePointer(to: &types) { types in
      galley_conforming_types(
        unsafeBitCast(start, to: Bound.self)(), unsafeBitCast(end, to: Bound.self)(), descriptor,
        { metadata, privateName, context in
          guard let metadata, let context else { return }
          context.assumingMemoryBound(to: [FoundType].self).pointee
            .append(
              FoundType(
                type: unsafeBitCast(metadata, to: Any.Type.self),
                privateName: privateName.map { String(cString: $0) }))
        }, types)
    }
    return types
  }
}

/// A type of a library.
struct FoundType {
  let type: Any.Type
  /// The compiler's name of what hides it in its file; nil for a type that is not private.
  let privateName: String?
}

/// A preview that can be drawn.
enum FoundPreview {
  /// One of a provider's views, or of those of a `#Preview` with arguments.
  case view(Preview)
  /// A `#Preview`, whose code runs when it is drawn.
  case registry(any PreviewRegistry.Type)

  var displayName: String? {
    switch self {
    case .view(let preview): preview.displayName
    case .registry(let type): Self.displayName(of: type)
    }
  }

  private static func preview<Registry: PreviewRegistry>(of type: Registry.Type) -> Preview {
    Preview(type, index: 0)
  }

  private static func displayName<Registry: PreviewRegistry>(of type: Registry.Type) -> String? {
    Preview.displayName(of: type)
  }

  /// The previews of a `#Preview`: several where it has arguments.
  static func all<Registry: PreviewRegistry>(of type: Registry.Type) -> [FoundPreview] {
    guard Preview.isGroup(type) else { return [.registry(type)] }
    return Preview.all(of: type).map { .view($0) }
  }

  func makePreview() -> Preview {
    switch self {
    case .view(let preview): preview
    case .registry(let type): Self.preview(of: type)
    }
  }
}

/// Joins what sources say of previews with the types that were compiled.
struct PreviewFinder {
  /// By file and line.
  private var registries: [String: [any PreviewRegistry.Type]] = [:]
  /// By module and name.
  private var providers: [String: [(type: any PreviewProvider.Type, privateName: String?)]] = [:]
  /// What is in a source and not in what was compiled.
  private(set) var notes: [String] = []

  init(_ image: PreviewImage) {
    for type in image.types(conformingTo: "$s11GalleyViews15PreviewRegistryMp") {
      guard let type = type.type as? any PreviewRegistry.Type else { continue }
      registries["\(type.__fileID):\(type.__line)", default: []].append(type)
    }
    for type in image.types(conformingTo: "$s11GalleyViews15PreviewProviderMp") {
      guard let provider = type.type as? any PreviewProvider.Type else { continue }
      providers[Self.name(of: provider), default: []].append((provider, type.privateName))
    }
  }

  /// `Module.Cards.Card_Previews`, without what tells private types apart.
  private static func name(of type: Any.Type) -> String {
    var name = String(reflecting: type)
    while let start = name.range(of: "(unknown context at "),
      let end = name[start.upperBound...].firstIndex(of: ")")
    {
      let next = name.index(after: end)
      let dot = next < name.endIndex && name[next] == "."
      name.removeSubrange(start.lowerBound..<(dot ? name.index(after: next) : next))
    }
    return name
  }

  /// The previews of one place in a source; runs the code of a provider to count its views.
  mutating func find(
    _ scanned: ScannedPreview, in source: PreviewLibrary.Source
  ) -> [FoundPreview] {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    if let typeName = scanned.typeName {
      if let type = takeProvider("\(source.module).\(typeName)", source.module, file) {
        let previews = Self.previews(of: type)
        if previews.isEmpty {
          notes.append("\(source.path):\(scanned.line): \(typeName) has no views")
        }
        return previews.map { .view($0) }
      }
    } else if let type = Self.takeFirst(
      "\(source.module)/\(file):\(scanned.line)", of: &registries)
    {
      let previews = FoundPreview.all(of: type)
      if previews.isEmpty {
        notes.append("\(source.path):\(scanned.line): the arguments of #Preview are empty")
      }
      return previews
    }
    notes.append(
      "\(source.path):\(scanned.line): this preview was not compiled: a condition such as #if "
        + "excludes it")
    return []
  }

  /// Private types of two files may have one name. The compiler tells them apart by the MD5 of the module's and the
  /// file's name.
  private mutating func takeProvider(
    _ key: String, _ module: String, _ file: String
  ) -> (any PreviewProvider.Type)? {
    let mark = "_\(Self.discriminator(module + file))LL"
    let types = providers[key] ?? []
    guard
      let index = types.firstIndex(where: { $0.privateName?.contains(mark) ?? false })
        ?? types.firstIndex(where: { $0.privateName == nil })
    else { return nil }
    return providers[key]?.remove(at: index).type
  }

  /// The MD5 of a text in upper-case digits.
  private static func discriminator(_ text: String) -> String {
    var digest = [UInt8](repeating: 0, count: 16)
    let bytes = Array(text.utf8)
    galley_md5(bytes, bytes.count, &digest)
    return digest.map { $0.hexadecimalCapitals(2) }.joined()
  }

  private static func takeFirst<Type>(_ key: String, of types: inout [String: [Type]]) -> Type? {
    guard types[key]?.isEmpty == false else { return nil }
    return types[key]?.removeFirst()
  }

  private static func previews(of provider: any PreviewProvider.Type) -> [Preview] {
    func all<Provider: PreviewProvider>(_ provider: Provider.Type) -> [Preview] {
      Preview.all(of: provider)
    }
    return all(provider)
  }
}
