import Galley
import GalleyText

/// What `galley doctor` found on this machine.
struct DoctorReport {
  struct Result: Encodable {
    var name: String
    /// The libraries that its pixels come from, besides Galley.
    var libraries: [String]
    /// Nil where there is no image.
    var hash: String?
    var expected: String
    var error: String?

    var isSame: Bool { hash == expected }
  }

  let results: [Result]

  /// Draws the images, one after the other.
  init(of images: [DoctorImage]) {
    let renderer = Renderer()
    results = images.map { image in
      var result = Result(name: image.name, libraries: image.libraries, expected: image.hash)
      do {
        let pixels = try image.draw(renderer).pixelHash
        result.hash = pixels.hexadecimal
      } catch {
        result.error = "\(error)"
      }
      return result
    }
  }

  var differing: [Result] { results.filter { !$0.isSame } }

  /// A line for each image, its hash in front, and at last one over all of them.
  var hashes: String { lines + DoctorHashes.line(hash, DoctorHashes.all) }

  private var lines: String {
    results.map { DoctorHashes.line($0.hash ?? "", $0.name) }.joined()
  }

  /// Of all images: the first digits of the SHA-256 of their lines.
  private var hash: String { String(ContentDigest.sha256(of: Array(lines.utf8)).prefix(16)) }

  /// - Parameter isAll: whether the specimens are among the images: they are counted by their groups.
  func text(isAll: Bool) -> String {
    var lines = results.filter { !DoctorHashes.isSpecimen($0.name) || !$0.isSame }.map(Self.line)
    if isAll {
      lines += groups.map { "\($0.name): \($0.same) of \($0.count) same" }
      let expected = DoctorHashes.known(DoctorHashes.all)
      lines.append(
        "all \(results.count) images: \(hash)\(hash == expected ? "" : ", not \(expected)")")
    }
    lines += LibraryVersions.all.map { "\($0.name) \($0.version)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ result: Result) -> String {
    let libraries =
      result.libraries.isEmpty ? "" : " (\(result.libraries.joined(separator: ", ")))"
    let found = result.hash ?? "no image"
    let reason = result.error.map { ": \($0)" } ?? ""
    let verdict = result.isSame ? "same" : "differs: \(found) is not \(result.expected)\(reason)"
    return "\(result.name)\(libraries): \(verdict)"
  }

  /// The specimens by the first parts of their names, in the order in which those begin.
  private var groups: [(name: String, count: Int, same: Int)] {
    var groups: [(name: String, count: Int, same: Int)] = []
    for result in results where DoctorHashes.isSpecimen(result.name) {
      let name = String(result.name.prefix { $0 != "/" })
      if groups.last?.name != name { groups.append((name, 0, 0)) }
      groups[groups.count - 1].count += 1
      groups[groups.count - 1].same += result.isSame ? 1 : 0
    }
    return groups
  }
}

extension DoctorReport {
  /// What a report of a fault needs, and no more: which images differ, and by which program and libraries.
  struct Summary: Encodable {
    var event = "doctor"
    var version = GalleyVersion.description
    var engine = GalleyVersion.engine
    var build = GalleyVersion.build
    var system = ProcessInfo.processInfo.operatingSystemVersionString
    var processor = DoctorReport.processor
    var libraries = Dictionary(
      uniqueKeysWithValues: LibraryVersions.all.map { ($0.name, $0.version) })
    var images: Int
    var differing: [Result]
    /// Over all images, with what it should be; only where all were drawn.
    var hash: String?
    var expected: String?
  }

  func summary(isAll: Bool) -> Summary {
    Summary(
      images: results.count, differing: differing, hash: isAll ? hash : nil,
      expected: isAll ? DoctorHashes.known(DoctorHashes.all) : nil)
  }

  /// The kind of processor that this program is made for, and the name that the machine's has, where it tells one.
  private static var processor: String {
    #if arch(x86_64)
      let kind = "x86_64"
    #elseif arch(arm64)
      let kind = "arm64"
    #else
      let kind = "unknown"
    #endif
    let facts = FileManager.default.contents(atPath: "/proc/cpuinfo")
      .map { String(decoding: $0, as: UTF8.self) }
    let line = facts?.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    return name.map { "\(kind), \($0)" } ?? kind
  }
}
