import CProcess
import Galley

// As the command does.
galley_prepare_heap()
var arguments = Array(CommandLine.arguments.dropFirst())
var mode = Record.Mode.show
for (option, value) in [("--keep", Record.Mode.keep), ("--check", .check)] {
  if let place = arguments.firstIndex(of: option) {
    arguments.remove(at: place)
    mode = value
  }
}
do {
  switch arguments.first ?? "stages" {
  case "stages": try StageBenchmark(scene: arguments.dropFirst().first).run()
  case "warm": try StageBenchmark(scene: arguments.dropFirst().first).repeatWarm()
  case "layout": try LayoutBenchmark().run()
  case "text": try TextBenchmark().run()
  case "raster": try RasterBenchmark().run(mode)
  case "png": try PNGBenchmark().run(mode)
  case "scenes": try SceneBenchmark().run(mode)
  case "batch": try BatchBenchmark().run(mode)
  case "golden": try GoldenBenchmark().run(arguments.dropFirst().first, mode)
  case "limit": try LimitBenchmark().run(mode)
  case "growth": try GrowthBenchmark().run(arguments.dropFirst().first)
  case "motion": try MainActor.assumeIsolated { try MotionBenchmark().run() }
  case "live": try MainActor.assumeIsolated { try LiveBenchmark().run() }
  case "growth-of" where arguments.count == 3:
    try GrowthBenchmark.measure(arguments[1], Int(arguments[2]) ?? 0)
  case "spin": BatchBenchmark.spin()
  case let name:
    FileHandle.standardError.write(
      Data(
        ("galley-bench: there is no benchmark \"\(name)\"; there are: stages [SCENE], warm [SCENE], "
          + "layout, text, raster, png, scenes, batch, golden, limit, growth [SERIES], motion, live; --keep writes the ratios to "
          + "Benchmarks/ratios.json, --check compares them with it\n").utf8)
    )
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("galley-bench: \(error)\n".utf8))
  exit(1)
}
