import Foundation
import Galley
import GalleyImages

/// Makes SVG files of the PDF files of image sets, which Galley then draws itself.
///
/// Another program reads them, `pdftocairo` of poppler: it runs in a process of its own, which a file that is made to
/// break it takes with it and nothing else, within limits of time, memory and output, and on a copy of the file in a private
/// folder.
struct PDFConverter: Sendable {
  /// Larger files are refused, in bytes; so are larger answers.
  static let byteLimit = 64 << 20
  /// Seconds, of which as many may be spent computing.
  private let timeLimit: Int
  /// KiB of address space.
  private static let memoryLimit = 1 << 20

  /// Why a file has no SVG, to be said behind its name.
  struct ConversionError: Error, Hashable {
    var message: String
  }

  /// The folders in which the program is looked for.
  private let folders: [String]

  /// - Parameter searchPath: as in the environment's `PATH`, which is the default.
  init(searchPath: String? = nil, timeLimit: Int = 10) {
    self.timeLimit = timeLimit
    let path = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    folders = path.split(separator: ":").map(String.init)
  }

  /// The SVG file of a PDF file's first page, as large as its crop box: a unit is a point.
  func svg(of pdf: Data) throws(ConversionError) -> Data {
    guard FileKind.pdf.matches(pdf) else {
      throw ConversionError(message: "cannot be drawn: it does not begin as a PDF file")
    }
    guard
      let program = folders.lazy.map({ "\($0)/pdftocairo" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else {
      throw ConversionError(
        message: "cannot be drawn: PDF files need the program pdftocairo (Debian package "
          + "poppler-utils)")
    }
    guard let folder = PrivateFolder.made("galley-pdf").map({ URL(fileURLWithPath: $0) }) else {
      throw ConversionError(message: "cannot be drawn: no temporary folder can be created")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (
      folder.appendingPathComponent("page.pdf"), folder.appendingPathComponent("page.svg")
    )
    do {
      try pdf.write(to: source)
    } catch {
      throw ConversionError(message: "cannot be drawn: no temporary file can be written")
    }
    try run(program, source, target)
    guard let state = FileState(target.path, followsLinks: false), state.size <= Self.byteLimit,
      let data = try? Data(contentsOf: target), !data.isEmpty
    else {
      throw ConversionError(message: "cannot be drawn: what pdftocairo makes of it cannot be read")
    }
    return Self.inPoints(data)
  }

  private func run(_ program: String, _ source: URL, _ target: URL) throws(ConversionError) {
    // The shell sets the limits and becomes the program. What this process loads is not for others.
    let limits =
      "unset LD_LIBRARY_PATH LD_PRELOAD; ulimit -c 0; ulimit -t \(timeLimit); "
      + "ulimit -v \(Self.memoryLimit); ulimit -f \(Self.byteLimit / 512); exec \"$0\" \"$@\""
    let run: ToolRun
    do {
      run = try ToolRun.run(
        "/bin/sh",
        [
          "-c", limits, program, "-svg", "-f", "1", "-l", "1", source.path, target.path,
        ],
        timeout: .seconds(timeLimit))
    } catch {
      throw ConversionError(message: "cannot be drawn: pdftocairo cannot be started")
    }
    switch run.end {
    case .exit(0): return
    case .timedOut, .signal(SIGXCPU):
      throw ConversionError(
        message: "cannot be drawn: pdftocairo takes longer than \(timeLimit) "
          + "\(timeLimit == 1 ? "second" : "seconds") for it")
    case .signal(let number):
      throw ConversionError(message: "cannot be drawn: pdftocairo is ended by signal \(number)")
    default:
      let line = run.text.split(separator: "\n").last.map { ": \($0.prefix(200))" } ?? ""
      throw ConversionError(message: "cannot be drawn: pdftocairo cannot read it\(line)")
    }
  }

  /// The root's `width="24pt"` as 24 units: an image of a catalogue is as many points large as its PDF file.
  private static func inPoints(_ svg: Data) -> Data {
    guard let start = svg.range(of: Data("<svg".utf8)),
      let end = svg[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    let root = String(decoding: svg[start.lowerBound..<end], as: UTF8.self)
    let plain = root.replacing("pt\"", with: "\"")
    return svg[..<start.lowerBound] + Data(plain.utf8) + svg[end...]
  }
}
