import GalleyGeometry
import GalleyText

// Draws the SVG files of a folder tree at the size of the PNG beside each and compares: a line for each file that misses,
// with whether it was warned of, then the totals.
let usage = """
  usage: galley-svg-suite FOLDER [--fonts FOLDER] [--family NAME=FAMILY]... [--images FOLDER] [--channel N] [--share PERCENT]
    --fonts    fonts for the texts, besides the bundled ones
    --family   a font family that a generic one stands for, such as cursive=Yellowtail; may come more than once
    --images   writes what was drawn of each file that misses into this folder
    --channel  a pixel differs where a premultiplied channel is farther apart than this, 0 to 255: 32
    --share    a file misses where more of its pixels differ than this, in per cent: 0.5
  Exit codes: 0 all files match; 1 some miss, each with a warning; 2 wrong arguments; 3 some miss silently;
  5 a folder cannot be read or written.

  """
func refuse(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("galley-svg-suite: \(message)\n".utf8))
  exit(code)
}

var folder: String?
var fonts = FontCollection.bundled
var families: [String: String] = [:]
var images: URL?
var tolerance = SuiteTolerance()
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch word {
  case "--help":
    print(usage, terminator: "")
    exit(0)
  case "--fonts", "--family", "--images", "--channel", "--share":
    guard let value = words.popFirst() else { refuse("\(word) needs a value\n\(usage)", 2) }
    switch (word, Double(value)) {
    case ("--fonts", _):
      guard let added = try? FontCollection(folder: URL(fileURLWithPath: value)) else {
        refuse("--fonts \(value): the folder does not exist", 5)
      }
      fonts = added
    case ("--family", _):
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        refuse("--family: found \(value), expected NAME=FAMILY\n\(usage)", 2)
      }
      guard fonts.hasFont(named: parts[1]) else {
        refuse("--family \(value): there is no font \(parts[1]); name --fonts before", 2)
      }
      families[parts[0].lowercased()] = parts[1]
    case ("--images", _): images = URL(fileURLWithPath: value)
    case ("--channel", let number?) where (0...255).contains(number):
      tolerance.channel = Int(number)
    case ("--share", let number?) where (0...100).contains(number): tolerance.share = number / 100
    default: refuse("found \(value), expected a number for \(word)\n\(usage)", 2)
    }
  case _ where folder == nil && !word.hasPrefix("-"): folder = word
  default: refuse("found \(word), expected one folder\n\(usage)", 2)
  }
}
guard let folder else { refuse("found no folder\n\(usage)", 2) }
do {
  let cases = try SuiteCase.all(in: URL(fileURLWithPath: folder))
  if cases.isEmpty { refuse("\(folder) has no SVG file with a PNG beside it", 5) }
  var report = SuiteReport()
  let engine = TextEngine(fonts: fonts)
  for file in cases {
    let result = file.result(engine, tolerance: tolerance, families: families)
    guard let line = report.add(result, tolerance) else { continue }
    print(line)
    if let images { try result.write(into: images) }
  }
  print(report.total)
  exit(report.exitCode)
} catch {
  refuse("\((error as? SuiteError)?.message ?? "\(error)")", 5)
}
