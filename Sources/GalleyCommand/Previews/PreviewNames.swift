import Galley
import GalleyPreviews

/// What previews are called: in lists, in the names of images and in those of goldens.
struct PreviewNames {
  /// One preview of a command.
  struct Named {
    var description: PreviewDescription
    /// Which of the command's libraries it is in.
    var library: Int
    /// How messages call it: its display name, or its file's name and its number.
    var title: String
    /// The end of a golden's name, fit for a file: its display name, or its number.
    var part: String
    /// The name of its image without configuration and extension: `Card-Large`.
    var stem: String

    /// The file and the line, for messages.
    var place: String {
      description.line > 0 ? "\(description.path):\(description.line)" : description.path
    }
  }

  /// In the order of the libraries, in each as they were found.
  private(set) var previews: [Named] = []
  /// What is to be said of names that several previews have.
  private(set) var notes: [String] = []

  /// - Parameter folder: where all images go; nil is beside each source.
  init(_ libraries: [[PreviewDescription]], folder: String?) {
    var counts: [String: Int] = [:]
    for description in libraries.joined() { counts[description.path, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    var stems: Set<String> = []
    var parts: Set<String> = []
    for (library, descriptions) in libraries.enumerated() {
      for description in descriptions {
        let path = description.path
        let number = numbers[path, default: 0] + 1
        numbers[path] = number
        let file = Self.stem(of: path)
        let name = description.displayName.flatMap { $0.isEmpty ? nil : $0 }
        let isAlone = counts[path] == 1
        let stem = Self.fileName(
          name.map { "\(file)-\($0)" } ?? (isAlone ? file : "\(file)-\(number)"))
        var preview = Named(
          description: description, library: library,
          title: name ?? (isAlone ? file : "\(file) \(number)"),
          part: Self.fileName(name ?? "\(number)"), stem: stem)
        let place = folder ?? LexicalPath.folder(of: path)
        preview.stem = Self.unique(stem, in: place, &stems)
        preview.part = Self.unique(preview.part, in: path, &parts)
        if preview.stem != stem {
          notes.append(
            "\(preview.place): another preview is named \(stem); this one is written as \(preview.stem)"
          )
        }
        previews.append(preview)
      }
    }
  }

  /// The first of `name`, `name-2`, … that is free in a place, on disks that ignore case, too.
  private static func unique(_ name: String, in place: String, _ known: inout Set<String>) -> String
  {
    var (result, number) = (name, 1)
    while !known.insert("\(place)/\(result)".decomposedStringWithCanonicalMapping.lowercased())
      .inserted
    {
      number += 1
      result = "\(name)-\(number)"
    }
    return result
  }

  /// A file's name without its extension.
  static func stem(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Bytes of a name: room for a number, a configuration and an extension in the 255 of a file system.
  private static let byteLimit = 120

  /// A name that files can have on every system, as near to a text as there is one.
  static func fileName(_ text: String) -> String {
    let forbidden = Set("/\\:*?\"<>|".unicodeScalars)
    var name = ""
    var bytes = 0
    for character in text {
      let isForbidden = character.unicodeScalars.contains {
        forbidden.contains($0) || $0.properties.generalCategory == .control
      }
      let next = isForbidden ? "-" : String(character)
      bytes += next.utf8.count
      if bytes > byteLimit { break }
      name += next
    }
    while let last = name.last, last == "." || last == " " { name.removeLast() }
    if name.hasPrefix(".") { name = "-" + name.dropFirst() }
    if name.isEmpty { return "-" }
    return FileName.fault(in: name, byteLimit: byteLimit) == nil ? name : "\(name)-preview"
  }
}

extension PreviewNames {
  /// The previews that were asked for, in their order; all where none was.
  /// - Parameter names: display names, or names of images.
  /// - Throws: `CommandError` for a name that no preview has.
  func chosen(_ names: [String]) throws -> [Named] {
    guard !names.isEmpty else { return previews }
    for name in names where !previews.contains(where: { $0.answers(to: name) }) {
      let known = previews.map(\.title)
      let more = known.count > 20 ? ", and \(known.count - 20) more" : ""
      throw CommandError.usage(
        "no preview is named \"\(name)\"; expected "
          + known.prefix(20).joined(separator: ", ") + more)
    }
    return previews.filter { preview in names.contains { preview.answers(to: $0) } }
  }
}

extension PreviewNames.Named {
  fileprivate func answers(to name: String) -> Bool {
    name == title || name == stem || name == description.provider
  }
}
