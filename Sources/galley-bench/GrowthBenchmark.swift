import Galley
import GalleyScenes

/// How cost grows: views, text, pixels, rows of a batch, nesting. Every size is measured in a process of its own, which
/// prints its milliseconds; memory is the most that it had.
struct GrowthBenchmark {
  private struct Series: Sendable {
    var name: String
    var unit: String
    var sizes: [Int]
    /// What one line of the table is divided by.
    var part: @Sendable (Int) -> Double
    var partName: String
  }

  private static let series = [
    Series(
      name: "chips", unit: "chips", sizes: [100, 1000, 10_000, 100_000, 1_000_000],
      part: { Double($0) }, partName: "a chip"),
    Series(
      name: "cells", unit: "cells of a grid", sizes: [100, 1000, 10_000, 100_000, 1_000_000],
      part: { Double($0) }, partName: "a cell"),
    Series(
      name: "text", unit: "bytes of text",
      sizes: [1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000],
      part: { Double($0) / 1000 }, partName: "a kB"),
    Series(
      name: "pixels", unit: "kilopixels with a PNG",
      sizes: [100, 1000, 10_000, 100_000, 1_000_000],
      part: { Double($0) / 1000 }, partName: "a megapixel"),
    Series(
      name: "rows", unit: "rows of a batch", sizes: [10, 100, 1000, 10_000, 100_000, 1_000_000],
      part: { Double($0) }, partName: "a row"),
    Series(
      name: "nested", unit: "stacks within each other with texts that are cut",
      sizes: [25, 50, 100, 200], part: { Double($0) }, partName: "a stack"),
  ]

  func run(_ only: String?) throws {
    print("| what | number | ms | microseconds | MB |\n|---|---|---|---|---|")
    for series in Self.series where only == nil || only == series.name {
      for size in series.sizes {
        let runs = try (0..<(size > series.sizes[series.sizes.count / 2] ? 1 : 3)).map { _ in
          try Peer.run(CommandLine.arguments[0], ["growth-of", series.name, "\(size)"]).output
            .split(separator: " ").compactMap { Double($0.filter { !$0.isWhitespace }) }
        }
        let time = Record.median(runs.map { $0.first ?? .nan })
        let memory = Record.median(runs.map { $0.last ?? .nan })
        print(
          "| \(series.unit) | \(size) | \(Self.shortDescription(time)) | "
            + "\(Self.shortDescription(time * 1000 / series.part(size))) \(series.partName) | \(Int(memory)) |"
        )
      }
    }
  }

  private static func shortDescription(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
  }

  /// Measures one size in this process, and prints milliseconds and megabytes.
  static func measure(_ name: String, _ size: Int) throws {
    let clock = ContinuousClock()
    // What a first image makes once is no part of it.
    _ = try Renderer().draw(Text("warm")).pngData()
    let work = try work(name, size)
    let start = clock.now
    try work()
    let time = (clock.now - start).milliseconds
    var children = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &children)
    print("\(time) \(name == "rows" ? Double(children.ru_maxrss) / 1024 : peakMegabytes)")
  }

  private static var peakMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Double(line.filter(\.isNumber)) ?? .nan) / 1024
  }

  private static let words = SampleViews.words

  private static func work(_ name: String, _ size: Int) throws -> () throws -> Void {
    var limits = RenderLimits()
    limits.image = .unlimited
    limits.side = .max
    limits.depth = 100_000
    let renderer = Renderer(limits: limits)
    switch name {
    case "chips":
      return {
        _ = try renderer.draw(
          WrappingHStack(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(0..<size) { index in
              Text(words[index % words.count]).padding(8)
                .background(.gray.opacity(0.2), in: .rect(cornerRadius: 8))
            }
          }, proposedSize: ProposedViewSize(width: 358, height: nil))
      }
    case "cells":
      return { _ = try renderer.draw(SampleViews.grid(rows: size / 10, columns: 10)) }
    case "text":
      var text = ""
      var index = 0
      while text.utf8.count < size {
        text += words[index % words.count] + (index % 9 == 8 ? "\n" : " ")
        index += 1
      }
      return {
        _ = try renderer.draw(
          Text(text), proposedSize: ProposedViewSize(width: 358, height: nil))
      }
    case "pixels":
      let side = (Double(size) * 1000).squareRoot().rounded()
      return {
        _ = try renderer.draw(
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
            .overlay { Circle().padding(side / 10) }.frame(width: side, height: side)
        ).pngData()
      }
    case "rows": return { try batch(size) }
    default:
      let view = nested(size)
      return {
        _ = try renderer.draw(view, proposedSize: ProposedViewSize(width: 400, height: 4000))
      }
    }
  }

  /// A text in stacks that lie within each other, rows and columns by turns.
  private static func nested(_ levels: Int) -> AnyView {
    var view = AnyView(Text("a river that bends around the old mill"))
    for level in 0..<levels {
      let inner = view
      let word = words[level % words.count]
      view =
        level % 2 == 0
        ? AnyView(
          HStack {
            Text(word).lineLimit(1); inner
          })
        : AnyView(
          VStack {
            inner; Text(word)
          })
    }
    return view
  }

  private static func batch(_ count: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-growth-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = folder.appendingPathComponent("rows.csv")
    var lines = "id,word\n"
    for index in 0..<count { lines += "\(index),\(words[index % words.count]) \(index)\n" }
    try Data(lines.utf8).write(to: rows)
    let scene = folder.appendingPathComponent("tag.json")
    try Data(
      #"{"galley": 1, "view": {"type": "Text", "text": "{{word}}", "modifiers": [{"padding": 8}]}}"#
        .utf8
    ).write(to: scene)
    _ = try Peer.run(
      Peer.galley,
      [
        "batch", scene.path, "--data", rows.path, "--out", folder.path + "/{{id}}.png", "--jobs",
        "1",
        "--quiet",
      ])
  }
}
