import Galley
import GalleyScenes

/// Writing the scenes' images as PNG beside libpng's defaults, on the same pixels, in turn.
struct PNGBenchmark {
  private static let runs = 7

  func run(_ mode: Record.Mode) throws {
    try Peer.cairo.check()
    var record = Record("png", mode)
    print("png: medians in milliseconds; ratios of time and of size are Galley's by libpng's")
    for name in SceneBenchmark.names {
      let path = "\(Peer.scenes)/\(name).json"
      let scene = try Scene(data: Data(contentsOf: URL(fileURLWithPath: path)), file: path)
      let bitmap = try scene.render(imageFolder: URL(fileURLWithPath: Peer.scenes)).bitmap
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("galley-bench-png.png").path
      try OutputFile.write(bitmap.pngData(), to: file)
      var times: [PNGEncoder.Compression: [Double]] = [:]
      var bytes: [PNGEncoder.Compression: Int] = [:]
      var theirs: [Peer.Sample] = []
      for _ in 0..<Self.runs {
        theirs += try Peer.cairo.pngSamples(file, runs: 2)
        for compression in PNGEncoder.Compression.allCases {
          let start = ContinuousClock.now
          bytes[compression] = try bitmap.pngData(compression: compression).count
          times[compression, default: []].append((ContinuousClock.now - start).milliseconds)
        }
      }
      let time = Record.median(theirs.map(\.png))
      let size = Double(theirs[0].bytes)
      print("\(name)\n  libpng: \(Record.round(time)), \(theirs[0].bytes) bytes")
      for compression in PNGEncoder.Compression.allCases {
        let own = Record.median(times[compression] ?? [])
        let count = bytes[compression] ?? 0
        let key = "\(name) \(compression)"
        print(
          "  \(compression): \(Record.round(own)), ratio \(record.note("\(key) time", own / time)); "
            + "\(count) bytes, ratio \(record.note("\(key) size", Double(count) / size))")
      }
    }
    try record.finish()
  }
}
