import GalleyGeometry

// Checks a file of layout cases: a line for each failure, then `N passed, M failed`.
guard CommandLine.arguments.count >= 2 else {
  FileHandle.standardError.write(
    Data("usage: galley-cases FILE.json [ID-PREFIX ...]\n".utf8))
  exit(2)
}
let path = CommandLine.arguments[1]
let prefixes = Array(CommandLine.arguments.dropFirst(2))
do {
  let cases = try LayoutCase.read(Data(contentsOf: URL(fileURLWithPath: path)))
  var runner = CaseRunner()
  var (passed, failed) = (0, 0)
  for test in cases {
    let failures = runner.failures(of: test)
    guard prefixes.isEmpty || prefixes.contains(where: { test.id.hasPrefix($0) }) else { continue }
    if failures.isEmpty { passed += 1 } else { failed += 1 }
    for failure in failures { print("\(test.id): \(failure)") }
  }
  print("\(passed) passed, \(failed) failed")
  exit(failed == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("galley-cases: \(path): \(error)\n".utf8))
  exit(5)
}
