import Foundation
import GalleyBudget
import GalleyStrings
import GalleyViews

/// Reads what an index knows by name, when it is asked for.
final class FolderResources: ResourceSource {
  private let index: ProjectIndex
  private let catalogues = Catalogues()
  private let caseless = CaselessNames()
  private static let tableByteLimit = 64 << 20
  private static let dataByteLimit = 256 << 20

  init(_ index: ProjectIndex) { self.index = index }

  var developmentLanguage: String { index.developmentLanguage }

  func image(named name: String) -> ResourceReading<ImageSet?> {
    let exact = UTF8Key(name)
    if let folders = index.assets.sets[.image]?[exact] { return image(folders, name) }
    if let variants = index.images[exact] { return ResourceReading(image(variants)) }
    if let folders = index.assets.sets[.symbol]?[exact] { return symbol(folders, name) }
    if let (folders, found) = caselessSets(.image, name) {
      return image(folders, found).noting(folders[0].differs(found, from: name))
    }
    let names = { self.index.images.keys }
    if let found = caseless.match(name, in: .images, of: names),
      let variants = index.images[found]
    {
      let file = ResourceFile(root: variants[0].folder, path: variants[0].file)
      return ResourceReading(image(variants)).noting(file.differs(found.string, from: name))
    }
    if let (folders, found) = caselessSets(.symbol, name) {
      return symbol(folders, found).noting(folders[0].differs(found, from: name))
    }
    return ResourceReading(nil)
  }

  func imageNames() -> [String] {
    index.assets.names(.image) + index.assets.names(.symbol)
      + index.images.keys.map(\.string).sorted()
  }

  func colorNames() -> [String] { index.assets.names(.color) }

  private func image(_ folders: [ResourceFile], _ name: String) -> ResourceReading<ImageSet?> {
    only(folders, ImageSetReader.read(folders[0], name: name), name)
  }

  private func symbol(_ folders: [ResourceFile], _ name: String) -> ResourceReading<ImageSet?> {
    only(folders, ImageSetReader.symbol(folders[0], name: name), name)
  }

  /// Of folders with an image of the same name the first one counts, and all of languages.
  private func image(_ variants: [ImageVariant]) -> ImageSet {
    let first = variants.first { $0.traits.language == nil } ?? variants[0]
    func place(_ variant: ImageVariant) -> [Substring] {
      variant.file.split(separator: "/").dropLast()
    }
    return ImageSet(
      variants.filter {
        $0.traits.language != nil || ($0.folder == first.folder && place($0) == place(first))
      })
  }

  func color(named name: String) -> ResourceReading<ColorSet?> {
    if let folders = index.assets.sets[.color]?[UTF8Key(name)] {
      return only(folders, ColorSetReader.read(folders[0], name: name), name)
    }
    guard let (folders, found) = caselessSets(.color, name) else { return ResourceReading(nil) }
    return only(folders, ColorSetReader.read(folders[0], name: found), found)
      .noting(folders[0].differs(found, from: name))
  }

  /// The sets of a kind whose name differs by capitals alone, and that name.
  private func caselessSets(
    _ kind: AssetIndex.Kind, _ name: String
  ) -> (folders: [ResourceFile], found: String)? {
    let sets = index.assets.sets[kind] ?? [:]
    guard let found = caseless.match(name, in: .sets(kind), of: { sets.keys }),
      let folders = sets[found]
    else { return nil }
    return (folders, found.string)
  }

  private func only<Value>(
    _ folders: [ResourceFile], _ reading: ResourceReading<Value>, _ name: String
  ) -> ResourceReading<Value> {
    guard folders.count > 1 else { return reading }
    var result = reading
    result.problems.append(
      folders[1].problem("another set is named \"\(name)\"; the one in \(folders[0].path) is used"))
    return result
  }

  func data(named name: String) -> ResourceReading<Data?> {
    let exact = UTF8Key(name)
    if let folders = index.assets.sets[.data]?[exact] { return data(ofSet: folders[0]) }
    if let file = index.files[exact] { return data(of: file) }
    if let (folders, found) = caselessSets(.data, name) {
      return data(ofSet: folders[0]).noting(folders[0].differs(found, from: name))
    }
    let names = { self.index.files.keys }
    guard let found = caseless.match(name, in: .files, of: names), let file = index.files[found]
    else { return ResourceReading(nil) }
    return data(of: file).noting(file.differs(found.string, from: name))
  }

  private func data(of file: ResourceFile) -> ResourceReading<Data?> {
    do throws(ResourceError) {
      return ResourceReading(try file.data(limit: Self.dataByteLimit))
    } catch {
      return ResourceReading(nil, problems: [error])
    }
  }

  private func data(ofSet folder: ResourceFile) -> ResourceReading<Data?> {
    do throws(ResourceError) {
      return ResourceReading(try dataSet(folder))
    } catch {
      return ResourceReading(nil, problems: [error])
    }
  }

  private func dataSet(_ folder: ResourceFile) throws(ResourceError) -> Data {
    let file = folder.appending("Contents.json")
    let (object, _) = try file.json(limit: ImageSetReader.byteLimit)
    let names = try AssetEntry.entries("data", of: object, in: file)
      .compactMap { $0.fields["filename"] as? String }
    guard let name = names.first else { throw file.problem("does not name a file") }
    return try folder.appending(name).data(limit: Self.dataByteLimit)
  }

  func languages(ofTable table: String) -> ResourceReading<[String]> {
    var result = ResourceReading<[String]>([])
    for entry in index.tables[UTF8Key(table), default: []] {
      if entry.file.fileExtension == "xcstrings" {
        let catalogue = catalogues.read(entry.file)
        result.value += catalogue.value.tables.keys.sorted()
        result.problems += catalogue.problems
      } else {
        result.value.append(entry.language ?? "Base")
      }
    }
    var seen: Set<String> = []
    result.value = result.value.filter { seen.insert($0).inserted }
    return result
  }

  /// Of a table's files plural forms count more than plain texts, and string catalogues most.
  func strings(
    inTable table: String, language: String
  ) -> ResourceReading<[UTF8Key: StringEntry]> {
    var result = ResourceReading<[UTF8Key: StringEntry]>([:])
    let files = index.tables[UTF8Key(table), default: []]
    for fileExtension in ["xcstrings", "stringsdict", "strings"] {
      for entry in files where entry.file.fileExtension == fileExtension {
        let reading: ResourceReading<[UTF8Key: StringEntry]>
        if fileExtension == "xcstrings" {
          let catalogue = catalogues.read(entry.file)
          reading = ResourceReading(catalogue.value.tables[language] ?? [:])
        } else if entry.language ?? "Base" == language {
          reading = Self.read(entry.file)
        } else {
          continue
        }
        result.value.merge(reading.value) { old, _ in old }
        result.problems += reading.problems
      }
    }
    return result
  }

  private static func read(_ file: ResourceFile) -> ResourceReading<[UTF8Key: StringEntry]> {
    do throws(ResourceError) {
      let data = try file.data(limit: tableByteLimit)
      return file.fileExtension == "stringsdict"
        ? StringsDictionaryReader.read(file, data) : StringsFileParser.read(file, data)
    } catch {
      return ResourceReading([:], problems: [error])
    }
  }

  /// The string catalogues that were read, each once.
  private final class Catalogues: Sendable {
    private let known = Locked<[ResourceFile: ResourceReading<StringCatalogue>]>([:])

    func read(_ file: ResourceFile) -> ResourceReading<StringCatalogue> {
      known.withLock { known in
        if let known = known[file] { return known }
        let reading = StringCatalogueReader.read(file)
        known[file] = reading
        return reading
      }
    }
  }
}

extension ResourceReading {
  /// The same with one problem more, which comes first.
  fileprivate func noting(_ problem: ResourceError) -> ResourceReading {
    ResourceReading(value, problems: [problem] + problems)
  }
}

extension ResourceFile {
  /// What is to be said of a resource whose name is written in another way than where it is asked for.
  fileprivate func differs(_ found: String, from name: String) -> ResourceError {
    problem(
      "is used for \"\(name)\", which differs from its name \"\(found)\" by "
        + (found.lowercased().utf8.elementsEqual(name.lowercased().utf8)
          ? "capitals" : "capitals, or by how accents are written"))
  }
}
