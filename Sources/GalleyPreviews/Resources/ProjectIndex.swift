import Foundation
import GalleyStrings
import GalleyText
import GalleyViews

/// What lies in a project's folders: asset catalogues, tables of texts, images and fonts, by their names. Only
/// names are read; files are when a view asks for them.
///
/// ```swift
/// let index = ProjectIndex(reading: [URL(fileURLWithPath: "Sources/App")])
/// var environment = EnvironmentValues()
/// environment.projectResources = index.resources()
/// let renderer = Renderer(fonts: index.fonts())
/// ```
public struct ProjectIndex: Sendable {
  /// A file with texts, and the language of its folder; nil outside of `xx.lproj`.
  struct TableFile: Sendable {
    var file: ResourceFile
    var language: String?
  }
  private(set) var assets = AssetIndex()
  private(set) var tables: [UTF8Key: [TableFile]] = [:]
  /// By names without extension and scale.
  private(set) var images: [UTF8Key: [ImageVariant]] = [:]
  private(set) var files: [UTF8Key: ResourceFile] = [:]
  private(set) var fontFiles: [ResourceFile] = []
  private var own: [ResourceError] = []
  /// The language of what is written in the sources.
  public private(set) var developmentLanguage = "en"
  private var hasLanguage = false
  private var count = 0

  /// What was wrong with the folders themselves; what is wrong with files is found when they are asked for.
  package var problems: [ResourceError] { own + assets.problems }

  /// The most names that are read of all folders together.
  private static let nameLimit = 500_000
  private static let depthLimit = 64
  /// Folders of what is built, fetched or bundled.
  private static let passedOver: Set = [
    "DerivedData", "Carthage", "Pods", "node_modules", "build",
  ]
  private static let passedOverExtensions: Set = [
    "xcworkspace", "framework", "xcframework", "app", "bundle", "xcarchive", "playground", "docc",
  ]

  /// - Parameters:
  ///   - folders: nothing outside of them is read, and links out of them are not followed. What the first one has
  ///     counts. A file is read alone.
  ///   - recursively: whether folders in them are read, too. Catalogues and `xx.lproj` always are.
  ///   - developmentLanguage: nil looks into the Xcode project or `Package.swift` in the folders, and is English
  ///     where neither says it.
  /// - Complexity: O(n) in the names of files.
  public init(
    reading folders: [URL], recursively: Bool = true, developmentLanguage: String? = nil
  ) {
    if let developmentLanguage {
      self.developmentLanguage = developmentLanguage
      hasLanguage = true
    }
    for (index, folder) in folders.enumerated() {
      add(folder.standardizedFileURL, recursively: recursively, before: folders[..<index])
    }
  }

  /// Reads a folder, or what else a package's manifest names among its resources: a file or a catalogue, which mostly lies in
  /// a folder that was read before.
  private mutating func add(_ place: URL, recursively: Bool, before: ArraySlice<URL>) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    let isFile = exists && !isFolder.boolValue
    guard isFile || ["xcassets", "lproj"].contains(place.pathExtension.lowercased()) else {
      let root = ResourceFile(root: place, path: "")
      return add(root, language: nil, recursively: recursively, depth: 0)
    }
    let isRead =
      recursively
      && before.contains { folder in
        place.path.hasPrefix(folder.standardizedFileURL.path + "/")
      }
    guard !isRead else { return }
    let item = ResourceFile(root: place.deletingLastPathComponent(), path: place.lastPathComponent)
    if isFile { return addFile(item, language: nil) }
    addFolder(item, item.name, recursively: recursively, depth: 0)
  }

  private mutating func add(
    _ folder: ResourceFile, language: String?, recursively: Bool, depth: Int
  ) {
    let listing: FolderListing
    do throws(FolderBoundary.AccessError) {
      listing = try FolderListing(folder.path, below: folder.root.path)
    } catch {
      let place = folder.path.isEmpty ? folder.root.lastPathComponent : folder.path
      return own.append(ResourceError(file: place, message: "the folder cannot be read"))
    }
    for (name, kind) in listing.entries where !name.hasPrefix(".") {
      guard count < Self.nameLimit else { return }
      count += 1
      if count == Self.nameLimit {
        own.append(
          folder.problem("there are more than \(Self.nameLimit) names; the rest is ignored"))
      }
      let file = folder.appending(name)
      switch kind {
      case .folder:
        addFolder(file, name, recursively: recursively, depth: depth)
      case .link where ["xcassets", "lproj"].contains(file.fileExtension):
        own.append(file.problem("is a symbolic link; linked folders are not read"))
      case .file, .link: addFile(file, language: language)
      }
    }
  }

  private mutating func addFolder(
    _ folder: ResourceFile, _ name: String, recursively: Bool, depth: Int
  ) {
    switch folder.fileExtension {
    case "xcassets": assets.add(catalogue: folder)
    case "lproj":
      add(folder, language: folder.stem, recursively: false, depth: depth + 1)
    case "xcodeproj": readLanguage(of: folder.appending("project.pbxproj"))
    case let fileExtension:
      guard recursively, !Self.passedOver.contains(name),
        !Self.passedOverExtensions.contains(fileExtension)
      else { return }
      guard depth < Self.depthLimit else {
        return own.append(folder.problem("is nested more than \(Self.depthLimit) folders deep"))
      }
      add(folder, language: nil, recursively: true, depth: depth + 1)
    }
  }

  private mutating func addFile(_ file: ResourceFile, language: String?) {
    switch file.fileExtension {
    case "strings", "stringsdict", "xcstrings":
      tables[UTF8Key(file.stem), default: []].append(
        TableFile(file: file, language: language))
    case "ttf", "otf", "ttc", "otc": fontFiles.append(file)
    case let fileExtension where ImageLibrary.fileExtensions.contains(fileExtension):
      addImage(file, language: language)
    case "swift" where file.name == "Package.swift": readLanguage(of: file)
    case "swift": return
    default: break
    }
    if files[UTF8Key(file.name)] == nil { files[UTF8Key(file.name)] = file }
  }

  /// `logo@2x~ipad.png` is the image `logo`.
  private mutating func addImage(_ file: ResourceFile, language: String?) {
    var traits = ResourceTraits(language: language.flatMap { $0 == "Base" ? nil : $0 })
    var stem = file.stem
    for (suffix, idiom) in [("~iphone", ResourceIdiom.phone), ("~ipad", .pad)]
    where stem.hasSuffix(suffix) {
      stem = String(stem.dropLast(suffix.count))
      traits.idiom = idiom
    }
    var scale = 1
    for factor in [2, 3] where stem.hasSuffix("@\(factor)x") {
      stem = String(stem.dropLast(3))
      scale = factor
    }
    let variant = ImageVariant(folder: file.root, file: file.path, scale: scale, traits: traits)
    for name in [stem, "\(stem).\((file.name as NSString).pathExtension)"] {
      images[UTF8Key(name), default: []].append(variant)
    }
  }

  /// `developmentRegion = de;` of an Xcode project, `defaultLocalization: "de"` of a package.
  private mutating func readLanguage(of file: ResourceFile) {
    guard !hasLanguage, let data = try? file.data(limit: 64 << 20) else { return }
    let text = String(decoding: data, as: UTF8.self)
    let words = file.fileExtension == "swift" ? "defaultLocalization: \"" : "developmentRegion = "
    guard let start = text.range(of: words)?.upperBound else { return }
    let language = text[start...].drop { $0 == "\"" }.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
    }
    guard !language.isEmpty else { return }
    developmentLanguage = String(language)
    hasLanguage = true
  }

  /// What views look their names up in.
  package func resources() -> ProjectResources {
    ProjectResources(FolderResources(self), problems: problems)
  }

  /// The bundled fonts, and before them those of the folders. What cannot be used is a problem of the collection.
  /// - Parameter fonts: those behind them.
  public func fonts(before fonts: FontCollection = .bundled) -> FontCollection {
    var fonts = fonts
    fonts.add(files: fontFiles.map { $0.root.appendingPathComponent($0.path) })
    return fonts
  }
}

extension ProjectResources {
  /// The resources of a project's folders.
  /// - Parameters:
  ///   - folders: nothing outside of them is read.
  ///   - developmentLanguage: nil is what the Xcode project or package in the folders says, or English.
  public convenience init(reading folders: [URL], developmentLanguage: String? = nil) {
    let index = ProjectIndex(reading: folders, developmentLanguage: developmentLanguage)
    self.init(FolderResources(index), problems: index.problems)
  }
}
