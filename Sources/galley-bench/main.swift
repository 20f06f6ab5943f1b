import Galley

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first ?? "stages" {
  case "stages": try StageBenchmark(scene: arguments.dropFirst().first).run()
  case "warm": try StageBenchmark(scene: arguments.dropFirst().first).repeatWarm()
  case "layout": try LayoutBenchmark().run()
  case "text": try TextBenchmark().run()
  case "raster": try RasterBenchmark().run()
  case "png": try PNGBenchmark().run()
  case "scenes": try SceneBenchmark().run()
  case "batch": try BatchBenchmark().run()
  case "golden": try GoldenBenchmark().run(arguments.dropFirst().first)
  case "spin": BatchBenchmark.spin()
  case let name:
    FileHandle.standardError.write(
      Data(
        ("galley-bench: there is no benchmark \"\(name)\"; there are: stages [SCENE], warm [SCENE], "
          + "layout, text, raster, png, scenes, batch, golden\n").utf8)
    )
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("galley-bench: \(error)\n".utf8))
  exit(1)
}
