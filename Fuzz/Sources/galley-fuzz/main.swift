import Foundation

// FUZZ_SEEDS=DIR writes what the target begins with to DIR/seeds, and the words of its reader to DIR/words; otherwise the
// arguments are libFuzzer's.
if let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] {
  do {
    let place = URL(fileURLWithPath: folder)
    try ChosenTarget.writeSeeds(to: place.appendingPathComponent("seeds"))
    try ChosenTarget.writeWords(to: place.appendingPathComponent("words"))
    exit(0)
  } catch {
    fail("\(folder): \(error)")
  }
}
// Before libFuzzer begins, which takes an exit within an input for a fault.
_ = ChosenTarget.value
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&count, &arguments, testOneInput))
