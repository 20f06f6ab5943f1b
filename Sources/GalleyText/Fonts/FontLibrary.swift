import CFreeType
import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyStrings

/// FreeType's own state; faces keep it, so that it ends after the last of them.
final class FreeTypeLibrary {
  /// Nil when FreeType could not be started.
  let handle: FT_Library?

  init() {
    var handle: FT_Library?
    self.handle = FT_Init_FreeType(&handle) == 0 ? handle : nil
  }

  deinit {
    if let handle { FT_Done_FreeType(handle) }
  }
}

/// The faces that one renderer may use. Faces are opened when they are first needed, and belong to
/// one task: FreeType allows no two threads on a face.
final class FontLibrary {
  private let library = FreeTypeLibrary()
  let files: [FontFile]
  /// Opened faces: one for each file by its index, and behind them the instances of variable fonts. A
  /// file that cannot be opened is remembered as `.broken`.
  private var faces: [FaceID: OpenedFace] = [:]
  private var instances: [Instance] = []
  private var instanceIDs: [Instance: FaceID] = [:]

  private var names: [String: FaceID]?
  private var nearestNames = BoundedCache<String, String?>(limit: 64)
  /// The face that was asked for last: texts of one font come one after the other.
  private var lastMatch: (descriptor: FontDescriptor, match: FontMatch)?
  /// What stands in for names that are not known.
  var substitutes = BoundedCache<UTF8Key, FontSubstitute>(limit: 1_024)
  var caseless: CaselessNames?
  private var digests: [Int: String] = [:]
  /// Which faces stand in for others; no batch has more styles and scripts than a few.
  var fallbackOrders = BoundedCache<FallbackKey, FallbackOrder>(limit: 256)
  /// How many characters of each script a file has, for those that were asked.
  var scriptCounts: [Int: [UInt32: Int]] = [:]
  /// The families that stand in for others, in the order of their first files.
  let fallbackFamilies: [FallbackFamily]
  /// Whether the system's own font is among the files.
  private let hasSystemFamily: Bool
  /// Whether letters of a file depend on their size.
  let hasOpticalSizes: Bool

  /// A variable font at a place on each of its axes.
  private struct Instance: Hashable {
    var file: Int
    var coordinates: [CGFloat]
  }

  private enum OpenedFace {
    case open(FontFace)
    case broken
  }

  /// The files of each family.
  let families: [String: [Int]]

  init(_ fonts: FontCollection = .bundled) {
    files = fonts.files
    families = Dictionary(grouping: files.indices) { [files] in files[$0].family }
    hasSystemFamily = SystemFamily.isAny(in: families)
    fallbackFamilies = FallbackFamily.families(of: files)
    hasOpticalSizes = files.contains { $0.axes.contains { $0.tag == FontAxis.opticalSize } }
  }

  /// The face nearest to what `descriptor` asks for: the family, else a face or a named instance by
  /// its PostScript or full name, else what is nearest to the name (`FontSubstitute`). In a family the width comes
  /// first, then the slant, then the weight; of two equally near weights the lighter below 450 and the
  /// heavier above.
  func face(for descriptor: FontDescriptor) -> FontMatch {
    if let lastMatch, lastMatch.descriptor == descriptor { return lastMatch.match }
    let match = nearestFace(for: descriptor)
    lastMatch = (descriptor, match)
    return match
  }

  private func nearestFace(for descriptor: FontDescriptor) -> FontMatch {
    guard let wanted = descriptor.family else {
      let system =
        hasSystemFamily
        ? SystemFamily.name(of: descriptor.design, size: descriptor.size, among: families)
        : FontFile.family(of: descriptor.design)
      return FontMatch(face: face(of: system, for: descriptor))
    }
    return namedFace(wanted, for: descriptor) ?? substitute(for: descriptor, named: wanted)
  }

  /// The face of a family, or one by its own name; nil for a name that is not known.
  func namedFace(_ name: String, for descriptor: FontDescriptor) -> FontMatch? {
    if families[name] != nil { return FontMatch(face: face(of: name, for: descriptor)) }
    guard let named = faceNames()[name] else { return nil }
    // Another weight or slant of a face that is named is looked for in its family.
    if descriptor.weight == .regular, !descriptor.isItalic, descriptor.variations.isEmpty {
      return FontMatch(face: face(named, ofSize: descriptor.size))
    }
    return FontMatch(face: face(of: file(of: named).family, for: descriptor))
  }

  /// A face that is named, drawn for a size; an instance that is for another one than the axis's default keeps it.
  private func face(_ named: FaceID, ofSize size: CGFloat) -> FontFace? {
    let axes = file(of: named).axes
    guard let axis = axes.firstIndex(where: { $0.tag == FontAxis.opticalSize }) else {
      return face(named)
    }
    var places = coordinates(of: named) ?? axes.map(\.defaultValue)
    guard places.indices.contains(axis), places[axis] == axes[axis].defaultValue else {
      return face(named)
    }
    places[axis] = axes[axis].coordinate(forSize: size)
    return face(instance(of: fileIndex(of: named), at: places))
  }

  /// The face of a family that is nearest to the descriptor's width, slant and weight.
  func face(of family: String, for descriptor: FontDescriptor) -> FontFace? {
    face(among: families[family] ?? [], for: descriptor)
  }

  /// The face among these files that is nearest to the descriptor's width, slant and weight.
  func face(among indices: [Int], for descriptor: FontDescriptor) -> FontFace? {
    let best = indices.min { one, other in
      rank(files[one], for: descriptor) < rank(files[other], for: descriptor)
    }
    guard let best else { return nil }
    return face(instance(of: best, at: files[best].axes.map { $0.coordinate(for: descriptor) }))
  }

  private func rank(
    _ file: FontFile, for wanted: FontDescriptor
  ) -> (CGFloat, Int, CGFloat, Int) {
    func reached(_ tag: String, _ own: CGFloat, _ wanted: CGFloat) -> CGFloat {
      file.axes.first { $0.tag == tag }?.clamped(wanted) ?? own
    }
    let width = reached("wdth", file.width, wanted.width) - wanted.width
    let weight = CGFloat(wanted.weight.rawValue)
    let distance = reached("wght", CGFloat(file.weight.rawValue), weight) - weight
    let isPreferredSide = weight < 450 ? distance <= 0 : distance >= 0
    let leans = file.isItalic == wanted.isItalic || wanted.isItalic && file.canLean
    return (
      abs(width), leans ? 0 : 1, abs(distance),
      isPreferredSide ? 0 : 1
    )
  }

  /// The face of a variable font at coordinates, or the file's own face without any.
  private func instance(of file: Int, at coordinates: [CGFloat]) -> FaceID {
    if coordinates.isEmpty { return FaceID(rawValue: file) }
    let key = Instance(file: file, coordinates: coordinates)
    if let known = instanceIDs[key] { return known }
    let id = FaceID(rawValue: files.count + instances.count)
    instances.append(key)
    instanceIDs[key] = id
    return id
  }

  /// The file that a face comes from.
  func file(of id: FaceID) -> FontFile { files[fileIndex(of: id)] }

  func fileIndex(of id: FaceID) -> Int {
    id.rawValue < files.count ? id.rawValue : instances[id.rawValue - files.count].file
  }

  /// Where an instance of a variable font lies on its axes; nil for the face of a file.
  private func coordinates(of id: FaceID) -> [CGFloat]? {
    id.rawValue < files.count ? nil : instances[id.rawValue - files.count].coordinates
  }

  /// How heavy a face is: the one of its file, or its place on the axis of weights.
  func weight(of id: FaceID) -> FontWeight {
    let file = file(of: id)
    guard let axis = file.axes.firstIndex(where: { $0.tag == "wght" }) else { return file.weight }
    let coordinates = coordinates(of: id) ?? []
    let weight =
      coordinates.indices.contains(axis) ? coordinates[axis] : file.axes[axis].defaultValue
    return FontWeight(rawValue: Int(weight.rounded()))
  }

  /// Whether a face leans, or may: by its file or by an axis of it.
  func isItalic(_ id: FaceID) -> Bool {
    let file = file(of: id)
    return file.isItalic || file.canLean
  }

  /// The tags of the axes that a face varies along.
  func axes(of id: FaceID) -> [String] { file(of: id).axes.map(\.tag) }

  /// The regular face of the default family, whose height the system's lines have.
  var systemFace: FontFace? { face(for: FontDescriptor(size: 1)).face }

  /// Faces and named instances by their PostScript and full names; of two with one name the first. The first time, every face is opened.
  func faceNames() -> [String: FaceID] {
    if let names { return names }
    var found: [String: FaceID] = [:]
    for index in files.indices {
      guard let face = face(FaceID(rawValue: index)) else { continue }
      for name in [face.postScriptName, face.string(FontNames.fullName)].compactMap({ $0 }) {
        if found[name] == nil { found[name] = face.id }
      }
      for named in files[index].instances {
        for name in named.names(ofFamily: files[index].family) where found[name] == nil {
          found[name] = instance(of: index, at: named.coordinates)
        }
      }
    }
    names = found
    return found
  }

  /// The name of a family or a face that was meant by one that there is not; nil where none is near.
  /// - Complexity: O(n) in the names the first time.
  func nearestName(to name: String) -> String? {
    if let known = nearestNames.value(for: name) { return known }
    let known = Array(families.keys) + (names.map { Array($0.keys) } ?? [])
    let found = SpellingSuggestion.of(name, among: known, edits: max(1, name.count / 4))
    nearestNames.insert(found, for: name)
    return found
  }

  /// Whether there is a family, a face or a named instance of a name.
  func hasName(_ name: String) -> Bool { families[name] != nil || faceNames()[name] != nil }

  /// The SHA-256 of a face's file, worked out once.
  func sha256(_ id: FaceID) -> String {
    let index = fileIndex(of: id)
    if let known = digests[index] { return known }
    let digest = files[index].sha256
    digests[index] = digest
    return digest
  }

  /// The face that a glyph run names.
  func face(_ id: FaceID) -> FontFace? {
    switch faces[id] {
    case .open(let face): return face
    case .broken: return nil
    case nil: break
    }
    guard id.rawValue >= 0, id.rawValue < files.count + instances.count,
      let face = FontFace(
        id: id, file: file(of: id), coordinates: coordinates(of: id) ?? [], library: library)
    else {
      faces[id] = .broken
      return nil
    }
    faces[id] = .open(face)
    return face
  }
}
