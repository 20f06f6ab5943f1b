import Foundation
import GalleyStrings
import GalleyViews

/// The sets of asset catalogues by their names. They are read when they are asked for.
struct AssetIndex: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
  }
  /// Folders by the names of their sets; the first one counts.
  private(set) var sets: [Kind: [UTF8Key: [ResourceFile]]] = [:]
  private(set) var problems: [ResourceError] = []
  private(set) var count = 0

  /// Folders of catalogues that hold nothing which views ask for.
  private static let passedOver: Set = [
    "appiconset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "stickerpack",
    "stickersequence", "sticker", "iconset", "icon", "cubetextureset", "mipmapset", "textureset",
    "arresourcegroup", "arreferenceimage", "arobject", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "complicationset", "watchcomplicationset", "solidimagestack",
    "solidimagestacklayer",
  ]
  static let setLimit = 200_000
  private static let depthLimit = 64
  private static let groupByteLimit = 1 << 20

  /// Names in the order of their bytes.
  func names(_ kind: Kind) -> [String] {
    sets[kind, default: [:]].keys.sorted().map(\.string)
  }

  /// Takes the sets of a catalogue into the index.
  /// - Complexity: O(n) in the sets, none of which is opened.
  mutating func add(catalogue: ResourceFile) { add(catalogue, prefix: "", depth: 0) }

  private mutating func add(_ folder: ResourceFile, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else {
      return problems.append(folder.problem("is nested more than \(Self.depthLimit) folders deep"))
    }
    let listing: FolderListing
    do throws(FolderBoundary.AccessError) {
      listing = try FolderListing(folder.path, below: folder.root.path)
    } catch {
      return problems.append(folder.problem("cannot be read"))
    }
    for (name, kind) in listing.entries where !name.hasPrefix(".") {
      let file = folder.appending(name)
      if kind == .link, Kind(rawValue: file.fileExtension) != nil {
        problems.append(file.problem("is a symbolic link; linked sets are not read"))
      }
      guard kind == .folder else { continue }
      if let kind = Kind(rawValue: file.fileExtension) {
        guard count < Self.setLimit else { continue }
        count += 1
        if count == Self.setLimit {
          problems.append(
            file.problem(
              "the catalogues have more than \(Self.setLimit) sets; the rest is ignored"))
        }
        sets[kind, default: [:]][UTF8Key(prefix + file.stem), default: []].append(file)
      } else if !Self.passedOver.contains(file.fileExtension) {
        let stem = file.fileExtension == "spriteatlas" ? file.stem : name
        let inner = providesNamespace(file) ? "\(prefix)\(stem)/" : prefix
        add(file, prefix: inner, depth: depth + 1)
      }
    }
  }

  /// Whether the names of a group's sets begin with its own.
  private mutating func providesNamespace(_ group: ResourceFile) -> Bool {
    let file = group.appending("Contents.json")
    guard FileState("\(file.root.path)/\(file.path)") != nil else { return false }
    do throws(ResourceError) {
      let (object, _) = try file.json(limit: Self.groupByteLimit)
      let properties = object["properties"] as? [String: Any]
      return properties?["provides-namespace"] as? Bool ?? false
    } catch {
      problems.append(error)
      return false
    }
  }
}
