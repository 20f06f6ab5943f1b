import Galley

/// A folder that gets one numbered file for each image of an animation: all of them, or none.
///
/// Files are written into a hidden folder in it, and moved when the last is there.
final class FrameFolder {
  private let path: String
  private let temporary: String
  private let ending: String
  private let digits: Int
  private let count: Int
  private var written = 0
  private let wasThere: Bool
  private var isFinished = false

  /// - Parameter count: how many files there will be.
  /// - Throws: `CommandFailure` where the folder cannot be made, and where it has numbered files of another run
  ///   that would pass for images of this one.
  init(_ path: String, count: Int, format: PictureFormat) throws {
    self.path = path
    self.count = count
    ending = format == .jpeg ? "jpg" : format.rawValue
    digits = max(4, String(count).count)
    temporary = "\(path)/.galley-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    var isFolder: ObjCBool = false
    wasThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if wasThere, !isFolder.boolValue {
      throw CommandFailure(code: .file, message: "--frames \(path): a file, not a folder")
    }
    if wasThere { try refuseOthers() }
    do {
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        code: .file,
        message: "--frames \(path): the folder cannot be made: \(error.localizedDescription)")
    }
  }

  deinit { if !isFinished { removeTemporary() } }

  private func removeTemporary() {
    try? FileManager.default.removeItem(atPath: temporary)
    // It was made for this, and is empty again.
    if !wasThere, !isFinished { rmdir(path) }
  }

  /// The name of an image, counted from 0; files count from 1.
  func name(_ index: Int) -> String {
    let number = String(index + 1)
    return String(repeating: "0", count: max(0, digits - number.count)) + number + ".\(ending)"
  }

  private func refuseOthers() throws {
    let own = Set((0..<count).map(name))
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let others = files.filter { file in
      let parts = file.split(separator: ".")
      return parts.count == 2 && parts[0].count >= 4 && parts[0].allSatisfy(\.isNumber)
        && ["png", "jpg", "webp"].contains(parts[1]) && !own.contains(file)
    }
    guard let other = others.min() else { return }
    throw CommandFailure(
      code: .file,
      message:
        "--frames \(path): found \(other), which is no image of this animation; remove it, or use "
        + "an empty folder")
  }

  /// Writes the next image.
  /// - Throws: `CommandFailure`.
  func append(_ data: Data) throws {
    do {
      try OutputFile.write(data, to: "\(temporary)/\(name(written))")
    } catch let failure as OutputFile.Failure {
      throw CommandFailure(
        code: .file, message: "\(path)/\(name(written)): cannot be written: \(failure.reason)")
    }
    written += 1
  }

  /// Moves the files to their places.
  /// - Throws: `CommandFailure`.
  func finish() throws {
    for index in 0..<written {
      let name = name(index)
      guard rename("\(temporary)/\(name)", "\(path)/\(name)") == 0 else {
        throw CommandFailure(
          code: .file,
          message: "\(path)/\(name): cannot be written: \(String(cString: strerror(errno)))")
      }
    }
    isFinished = true
    removeTemporary()
  }
}
