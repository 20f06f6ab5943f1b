import GalleyGeometry
import GalleyIOSBar

// Draws the Swift side of real iOS images, finds the elements of both, matches them and prints how near they are.
let usage = """
  usage: galley-ios-bar FOLDER [options]
    FOLDER has screens.json, the list of the screens with their Swift files.
    --images FOLDER   the real images; without it, truth.json in FOLDER has what is in them
    --truth FILE      write what is in the real images
    --verbose         print every element with both boxes
    --json FILE       write the numbers and the elements of each screen
    --boxes FOLDER    write an image with both boxes for each screen
    --check FILE      fail where a score is lower than the kept one
    --keep FILE       write the scores if none is lower than the kept one
    --only NAME       the screens whose image has this in its name; not with --truth,
                      --check or --keep
    --galley PROGRAM  the program that draws: galley beside this one
  Exit codes: 0 the screens were scored; 1 a score is lower than the kept one; 2 wrong arguments; 3 a screen
  cannot be drawn; 5 a file cannot be read or written.

  """
func say(_ message: String) {
  FileHandle.standardError.write(Data("galley-ios-bar: \(message)\n".utf8))
}
func refuse(_ message: String, _ code: Int32) -> Never {
  say(message)
  exit(code)
}

var folder: String?
var values: [String: String] = [:]
var isVerbose = false
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch word {
  case "--help":
    print(usage, terminator: "")
    exit(0)
  case "--verbose": isVerbose = true
  case "--images", "--truth", "--json", "--boxes", "--check", "--keep", "--only", "--galley":
    guard let value = words.popFirst() else { refuse("\(word) needs a value\n\(usage)", 2) }
    guard values.updateValue(value, forKey: word) == nil else {
      refuse("found \(word) twice\n\(usage)", 2)
    }
  case _ where folder == nil && !word.hasPrefix("-"): folder = word
  default: refuse("found \(word), expected one folder\n\(usage)", 2)
  }
}
guard let folder else { refuse("found no folder\n\(usage)", 2) }
@MainActor func file(_ option: String) -> URL? { values[option].map { URL(fileURLWithPath: $0) } }
if values["--truth"] != nil, values["--images"] == nil {
  refuse("--truth needs --images: it writes what is in the images\n\(usage)", 2)
}
if values["--only"] != nil, ["--truth", "--check", "--keep"].contains(where: { values[$0] != nil })
{
  refuse("--only leaves out screens, which --truth, --check and --keep need\n\(usage)", 2)
}
let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
let run = BarRun(
  folder: URL(fileURLWithPath: folder), images: file("--images"), only: values["--only"],
  program: file("--galley") ?? own.deletingLastPathComponent().appendingPathComponent("galley"))
do {
  let outcome = try run.score(boxes: file("--boxes"))
  if let target = file("--truth") { try ScreenTruth.write(outcome.truths, to: target) }
  if let target = file("--json") { try outcome.write(to: target) }
  for line in outcome.lines(isVerbose: isVerbose) { print(line) }
  for message in outcome.messages { say(message) }
  if outcome.failed > 0 { exit(3) }
  let kept = KeptScores(outcome.scores)
  for option in ["--check", "--keep"] {
    guard let target = file(option) else { continue }
    // The first scores are kept without others to compare with.
    if option == "--keep", !FileManager.default.fileExists(atPath: target.path) { continue }
    let losses = kept.losses(against: try KeptScores(file: target))
    for loss in losses { say(loss) }
    if !losses.isEmpty { exit(1) }
  }
  if let target = file("--keep") { try kept.write(to: target) }
} catch let error as IOSBarError {
  refuse(error.message, error.code)
} catch {
  refuse("\(error)", 5)
}
