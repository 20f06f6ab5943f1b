import CFreeType
import GalleyGeometry
import GalleyGraphics

/// The font files that texts may use: the bundled ones, and those of folders that were added. It is a
/// value that renderers on several tasks may share.
public struct FontCollection: Sendable {
  /// In the order in which they are found: added ones first.
  package private(set) var files: [FontFile] {
    // Names are read again of other files.
    didSet { faceIndex = FaceIndex() }
  }
  /// Files that cannot be used as fonts, and why.
  public private(set) var problems: [String] = []
  /// The names of the faces, which are read when they are asked for first; a collection with other files has its own.
  private(set) var faceIndex = FaceIndex()

  /// The bundled fonts alone.
  public static let bundled = FontCollection(files: FontFile.bundled())

  init(files: [FontFile]) { self.files = files }

  /// What tells one collection from another: the order and the bytes of the files that are not bundled.
  /// - Complexity: O(n) in their bytes.
  package var digest: String {
    let added = files.filter { $0.owner != nil }.map { "\($0.index) \($0.sha256)\n" }
    return ContentDigest.sha256(of: Array(added.joined().utf8))
  }

  private static let fileExtensions = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]
  /// Larger files, and more of them in a folder, are refused.
  private static let byteLimit = 256 << 20
  /// Packed fonts of more bytes when they are unpacked are refused: they are in memory several times then.
  static let unpackedByteLimit = 64 << 20
  private static let fileLimit = 4096

  /// Whether a file of this name in a folder of fonts counts.
  package static func isFontFile(_ path: String) -> Bool {
    fileExtensions.contains((path as NSString).pathExtension.lowercased())
  }

  /// The bundled fonts, and before them all in a folder and the folders in it, in the order of their
  /// paths. A file that cannot be used is a problem, and the others are used.
  /// - Throws: when the folder cannot be read.
  public init(folder: URL) throws {
    self = .bundled
    guard
      let walker = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]),
      Self.isFolder(folder.path)
    else { throw CocoaError(.fileReadNoSuchFile) }
    let found = walker.compactMap { $0 as? URL }
      .filter { Self.isFontFile($0.path) }
      .sorted { $0.path < $1.path }
    files = read(found, from: folder.path) + files
  }

  /// The bundled fonts, and before them those of files. A file that cannot be used is a problem, and the others are
  /// used.
  public init(files fonts: [URL]) {
    self = .bundled
    add(files: fonts)
  }

  /// Adds fonts of files before all others. A file that cannot be used is a problem, and the others are used.
  public mutating func add(files fonts: [URL]) {
    files = read(fonts.sorted { $0.path < $1.path }, from: "the list of fonts") + files
  }

  /// Adds the machine's own fonts behind all others, so that they are taken by name and for characters
  /// that no other font has. Images then depend on the machine.
  /// - Throws: when fontconfig cannot say which fonts there are.
  public mutating func addSystemFonts() throws {
    let found = try SystemFonts.paths().filter(Self.isFontFile)
    files += read(found.map { URL(fileURLWithPath: $0) }, from: "fontconfig's list")
  }

  /// The faces of files; what cannot be used is a problem.
  private mutating func read(_ found: [URL], from place: String) -> [FontFile] {
    if found.count > Self.fileLimit {
      problems.append(
        "\(place) has \(found.count) font files; the first \(Self.fileLimit) count")
    }
    let library = FreeTypeLibrary()
    var added: [FontFile] = []
    for url in found.prefix(Self.fileLimit) {
      // The reader of the message knows the folder; its place is left out.
      let isBelow = url.path.hasPrefix(place + "/")
      let name = isBelow ? String(url.path.dropFirst(place.count + 1)) : url.path
      guard Self.isUsable(url.path), let data = try? Data(contentsOf: url) else {
        problems.append(
          "\(name) cannot be read, is no file, or has more than \(Self.byteLimit) bytes")
        continue
      }
      if WebFont.isPacked(data), case let size = WebFont.unpackedSize(data),
        size > Self.unpackedByteLimit
      {
        problems.append(
          "\(name) is packed and says that it has \(size) bytes, at most "
            + "\(Self.unpackedByteLimit) are unpacked")
        continue
      }
      let faces = Self.faces(in: data, path: url.path, library)
      if faces.isEmpty { problems.append("\(name) is no font that can be used") }
      added += faces.compactMap { $0.hasCharacters ? $0.file : nil }
      for face in faces where !face.hasCharacters {
        problems.append(
          "\(face.file.family) (\(name)) does not say which glyphs characters have: no text can be set in it"
        )
      }
    }
    return added
  }

  /// Whether a folder is there, or a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is a file that is not too large: opening a pipe would wait for its writer.
  private static func isUsable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size <= byteLimit
  }

  /// The faces of a file that can be opened, and whether texts can be set in them.
  private static func faces(
    in data: Data, path: String, _ library: FreeTypeLibrary
  ) -> [(file: FontFile, hasCharacters: Bool)] {
    guard let handle = library.handle else { return [] }
    var data = data
    var digest: String?
    if WebFont.isPacked(data) {
      digest = FontFile.sha256(of: data)
      guard let plain = WebFont.unpacked(data, library, limit: unpackedByteLimit) else { return [] }
      data = plain
    }
    let owner = FontBytes(data)
    var result: [(file: FontFile, hasCharacters: Bool)] = []
    var count = 1
    var index = 0
    while index < min(count, 256) {
      defer { index += 1 }
      var opened: FT_Face?
      let failed =
        FT_New_Memory_Face(
          handle, owner.buffer.baseAddress, FT_Long(data.count), FT_Long(index), &opened) != 0
      guard !failed, let face = opened else { continue }
      defer { FT_Done_Face(face) }
      count = Int(face.pointee.num_faces)
      let flags = Int(face.pointee.style_flags)
      var file = FontFile(
        name: path, family: family(of: face, path: path), weight: weight(of: face),
        isItalic: flags & galley_ft_style_italic != 0, width: width(of: face), index: index,
        bytes: UnsafeBufferPointer(owner.buffer), owner: owner)
      file.packedDigest = digest
      if let face = FontFace(id: FaceID(rawValue: 0), file: file, library: library) {
        let table = face.variationTable
        (file.axes, file.instances) = (table.axes, table.instances)
        file.hasColors = face.hasColors
        result.append((file, face.hasCharacters))
      }
    }
    return result
  }

  /// The family's name; a font without one is found by the name of its file, without the extension.
  private static func family(of face: FT_Face, path: String) -> String {
    let name = face.pointee.family_name.map { String(cString: $0) } ?? ""
    if name.contains(where: { !$0.isWhitespace }) { return name }
    return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// OpenType's nine classes of widths, in percent.
  private static func width(of face: FT_Face) -> CGFloat {
    let classes: [CGFloat] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return 100 }
    let index = Int(table.assumingMemoryBound(to: TT_OS2.self).pointee.usWidthClass) - 1
    return classes.indices.contains(index) ? classes[index] : 100
  }

  private static func weight(of face: FT_Face) -> FontWeight {
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let weight = table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass
      if weight > 0 { return FontWeight(rawValue: Int(weight)) }
    }
    return Int(face.pointee.style_flags) & galley_ft_style_bold != 0 ? .bold : .regular
  }
}
