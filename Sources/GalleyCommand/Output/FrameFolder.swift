import Galley
import GalleyImages
import GalleyPreviews

/// A folder that gets one numbered file for each image of an animation: all of them, or none.
///
/// Files wait on disk, without names, until the last is there.
final class FrameFolder {
  private let path: String
  private let format: ImageFileFormat
  private let digits: Int
  private let count: Int
  private let spool: ScratchFile
  /// Where each file begins, and where the last one ends.
  private var offsets = [0]

  /// - Parameter count: how many files there will be.
  /// - Throws: `CommandError` for a file in the place of the folder, and for numbered files of another run that would
  ///   pass for images of this one; `ImageError`.
  init(_ path: String, count: Int, format: ImageFileFormat) throws {
    self.path = path
    self.count = count
    self.format = format
    digits = max(4, String(count).count)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isThere, !isFolder.boolValue {
      throw CommandError(code: .file, message: "--frames \(path): a file, not a folder")
    }
    spool = try ScratchFile(in: isThere && access(path, W_OK) == 0 ? path : nil)
    if isThere { try refuseOthers() }
  }

  /// The name of an image, counted from 0; files count from 1.
  func name(_ index: Int) -> String {
    let number = String(index + 1)
    return String(repeating: "0", count: max(0, digits - number.count)) + number
      + ".\(format.fileExtension)"
  }

  /// All files, whether they are there or not.
  var paths: [String] { (0..<count).map { "\(path)/\(name($0))" } }

  private func refuseOthers() throws {
    let own = Set((0..<count).map(name))
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let others = files.filter { file in
      let parts = file.split(separator: ".")
      return parts.count == 2 && parts[0].count >= 4 && parts[0].allSatisfy(\.isNumber)
        && ImageFileFormat.allCases.contains { $0.fileExtension == parts[1] } && !own.contains(file)
    }
    guard let other = others.min() else { return }
    throw CommandError(
      code: .file,
      message:
        "--frames \(path): found \(other), which is no image of this animation; remove it, or use "
        + "an empty folder")
  }

  /// Takes the next file.
  /// - Throws: `ImageError` for a full disk.
  func append(_ file: Data) throws {
    try file.withUnsafeBytes { try spool.append($0) }
    offsets.append(spool.count)
  }

  /// Writes the files; those that were new are removed again where one cannot be written.
  /// - Throws: `CommandError`, `ImageError`.
  func finish(isDurable: Bool) throws {
    try ReadImages.refuse(paths)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        code: .file,
        message: "--frames \(path): the folder cannot be made: \(error.localizedDescription)")
    }
    var written: [String] = []
    do {
      for index in 0..<offsets.count - 1 {
        let file = "\(path)/\(name(index))"
        let isNew = access(file, F_OK) != 0
        let bytes = try spool.read(offsets[index]..<offsets[index + 1])
        try OutputFile.write(Data(bytes), to: file, isDurable: isDurable)
        if isNew { written.append(file) }
      }
    } catch {
      for file in written { unlink(file) }
      if let failure = error as? OutputFile.WriteError {
        throw CommandError(code: .file, message: failure.description)
      }
      throw error
    }
  }
}

extension FrameFolder {
  /// A folder of the images that a preview's process has drawn as PNG files.
  /// - Parameter encode: makes the file of each.
  /// - Throws: what `init(_:count:format:)` and `append` throw, and what `encode` does.
  convenience init(
    _ path: String, takingFrom drawn: String, count: Int, format: ImageFileFormat,
    _ encode: (Data) throws -> Data
  ) throws {
    do {
      try self.init(path, count: count, format: format)
      for number in 0..<count {
        let file = PreviewMotion.frame(number + 1, in: drawn)
        try append(encode(InputFile.read(file)))
        unlink(file)
      }
    } catch let error as ImageError {
      throw CommandError(code: .file, message: "--frames \(path): \(error)")
    }
  }

  /// Writes the files; see `finish`.
  /// - Returns: the bytes of all of them.
  /// - Throws: `CommandError`.
  func finished(isDurable: Bool) throws -> Int {
    do {
      try finish(isDurable: isDurable)
      return offsets[offsets.count - 1]
    } catch let error as ImageError {
      throw CommandError(code: .file, message: "--frames \(path): \(error)")
    }
  }
}
