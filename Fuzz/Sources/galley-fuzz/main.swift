import Foundation

// FUZZ_SEEDS=DIR writes what the target begins with; otherwise the arguments are libFuzzer's.
if let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] {
  do {
    try ChosenTarget.writeSeeds(to: URL(fileURLWithPath: folder))
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
