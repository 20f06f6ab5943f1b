import Foundation
import Galley
import Testing

@testable import GalleyPreviews

/// What views do stays in the process that draws them.
@Suite struct PreviewProcessTests {
  private final class Passed: @unchecked Sendable {
    var parts: [String] = []
    func add(_ data: Data) { parts.append(String(decoding: data, as: UTF8.self)) }
  }

  /// However what is printed comes, also in the middle of a character.
  @Test func linesAreCompleteWhereTheyArePassedOn() {
    let passed = Passed()
    var output = PreviewOutput { passed.add($0) }
    func add(_ text: String) { for byte in text.utf8 { output.add([byte]) } }
    add("a")
    #expect(passed.parts == [])
    output.add(Array("b\nc\nd".utf8)[...])
    #expect(passed.parts == ["ab\nc\n"])
    add("é\n")
    #expect(passed.parts == ["ab\nc\n", "dé\n"])
    add("no end")
    output.reset()
    #expect(passed.parts == ["ab\nc\n", "dé\n", "no end"])
    add("A")
    output.flush()
    #expect(passed.parts.last == "A")
  }

  /// A line is passed on as it is, up to the limit of all that is.
  /// Of what a drawing process says nothing is believed: images are counted and looked for by its numbers.
  @Test func numbersThatNoImageHasAreNoAnswer() {
    func isPossible(_ change: (inout DrawnPreview) -> Void) -> Bool {
      var image = DrawnPreview(
        width: 4, height: 3, pixelHash: 1, bytes: 9, warnings: [], milliseconds: 1.5,
        moments: 20_000,
        duration: 3600, rate: 60)
      change(&image)
      return PreviewReply(number: "1", answer: .outcome(.drawn(image), hasUsedChance: false))
        .isPossible
    }
    #expect(isPossible { _ in })
    #expect(isPossible { ($0.moments, $0.duration, $0.rate) = (nil, nil, nil) })
    #expect(!isPossible { $0.moments = -1 })
    #expect(!isPossible { $0.moments = .max })
    #expect(!isPossible { $0.width = 1 << 40 })
    #expect(!isPossible { $0.height = -1 })
    #expect(!isPossible { $0.bytes = .min })
    #expect(!isPossible { $0.rate = -1 })
    #expect(!isPossible { $0.duration = 1e300 })
    #expect(!isPossible { $0.milliseconds = -.infinity })
  }

  @Test func longLinesAreWhole() {
    let passed = Passed()
    var output = PreviewOutput { passed.add($0) }
    for _ in 0..<10 { output.add(Array(repeating: UInt8(ascii: "x"), count: 1000)[...]) }
    output.add([UInt8(ascii: "\n")])
    #expect(passed.parts.map(\.utf8.count) == [10_001])
    output.add(Array(repeating: UInt8(ascii: "y"), count: 70_000)[...])
    #expect(passed.parts.map(\.utf8.count) == [10_001, 65_536 - 10_001])
    #expect(output.dropped == 80_001 - 65_536)
    output.add(Array("z\n".utf8)[...])
    output.flush()
    #expect(passed.parts.count == 2)
  }

  private static let source = """
    import SwiftUI

    enum Cards {
      fileprivate struct Card_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Text("One").previewDisplayName("One")
            Color.red.frame(width: 20, height: 10).previewDisplayName("Two")
          }
        }
      }
    }

    struct Trap_Previews: PreviewProvider {
      static var previews: some View { let none: [Int] = []; return Text("\\(none[3])") }
    }

    struct Looping: View {
      var body: some View { while true {} ; return Text("never") }
    }

    struct Recursing: View {
      let depth: Int
      var body: some View { Text("\\(count(depth))") }
      func count(_ value: Int) -> Int { value < 0 ? 0 : count(value + 1) + 1 }
    }

    struct Greedy: View {
      var body: some View {
        var rooms: [UnsafeMutableRawPointer] = []
        for _ in 0..<400 {
          rooms.append(.allocate(byteCount: 1 << 24, alignment: 16))
          memset(rooms[rooms.count - 1], 7, 1 << 24)
        }
        return Text("\\(rooms.count)")
      }
    }

    struct Talking: View {
      var body: some View {
        for _ in 0..<2_000 { print(String(repeating: "x", count: 1000)) }
        return Text("said")
      }
    }

    #Preview("Loop") { Looping() }
    #Preview("Exit") { let _ = exit(3); Text("no") }
    #Preview("Deep") { Recursing(depth: 0) }
    #Preview("Greedy") { Greedy() }
    #Preview("Talking") { Talking() }
    #Preview("Unwrap") { let none: Int? = Int("x"); Text("\\(none!)") }
    #Preview {
      let size = 12
      return Color.green.frame(width: CGFloat(size), height: 10)
    }
    #Preview("Last") { Color.blue.frame(width: 30, height: 10) }
    """

  private static let previews: [ScannedPreview] = {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let macros = lines.indices.filter { lines[$0].hasPrefix("#Preview") }
    return [
      ScannedPreview(.provider, line: 4, typeName: "Cards.Card_Previews"),
      ScannedPreview(.provider, line: 14, typeName: "Trap_Previews"),
    ] + macros.map { ScannedPreview(.macro, line: $0 + 1) }
  }()

  @Test func whatEndsOnePreviewLeavesTheOthers() throws {
    let compiled = try CompiledPreviews(Self.source, Self.previews)
    defer { compiled.remove() }
    var settings = PreviewProcessSettings()
    settings.timeout = .seconds(15)
    settings.memory = 1 << 30
    let printed = Printed()
    settings.output = { printed.add($0.count) }
    let process = PreviewProcess(compiled.library, runtime: compiled.runtime, settings: settings)
    defer { process.finish() }
    let found = try process.previews()
    #expect(
      found.map(\.displayName) == [
        "One", "Two", nil, "Loop", "Exit", "Deep", "Greedy", "Talking", "Unwrap", nil, "Last",
      ])
    #expect(found[0].provider == "Cards.Card_Previews" && found[1].number == 1)
    #expect(found[10].line == Self.previews.last?.line && found[10].path == "Card.swift")
    var outcomes: [PreviewOutcome] = []
    let orders = found.map {
      PreviewJob(
        preview: $0.index, configuration: PreviewConfiguration(),
        output: compiled.image("\($0.index)"))
    }
    try process.draw(orders) { _, outcome in outcomes.append(outcome) }
    func reason(_ index: Int) -> String? {
      guard case .failed(let failure) = outcomes[index] else { return nil }
      return failure.message
    }
    for index in [0, 1, 7, 9, 10] { #expect(reason(index) == nil) }
    #expect(reason(2)?.contains("Index out of range") == true)
    #expect(reason(3) == "it took more than 15 s and was stopped (--timeout)")
    #expect(reason(4) == "its code called exit(3)")
    #expect(
      reason(5)?.hasPrefix("its code accessed invalid memory, or recursed") == true)
    #expect(reason(6) == "it used more than 1024 MiB and was stopped (--max-memory)")
    #expect(reason(8)?.contains("Unexpectedly found nil") == true)
    // 2 million bytes were printed.
    #expect(printed.count > 60_000 && printed.count < 100_000)
    for index in found.indices {
      let isThere = FileManager.default.fileExists(atPath: compiled.image("\(index)"))
      #expect(isThere == (reason(index) == nil))
    }
  }

  /// A thread that one preview has left ends the process while the next one is drawn.
  @Test func nobodyIsBlamedForAnEarlierPreview() throws {
    let source = """
      import SwiftUI
      #Preview { let _ = Thread.detachNewThread { usleep(200_000); exit(3) }; Text("left a thread") }
      #Preview { let _ = usleep(900_000); Text("is drawn") }
      """
    let compiled = try CompiledPreviews(
      source, [ScannedPreview(.macro, line: 2), ScannedPreview(.macro, line: 3)])
    defer { compiled.remove() }
    let process = PreviewProcess(compiled.library, runtime: compiled.runtime)
    defer { process.finish() }
    let orders = [0, 1].map {
      PreviewJob(
        preview: $0, configuration: PreviewConfiguration(), output: compiled.image("\($0)"))
    }
    try process.draw(orders) { order, outcome in
      if case .failed(let failure) = outcome { Issue.record("\(order.preview): \(failure)") }
    }
  }

  @Test func theSamePreviewHasTheSamePixelsAgain() throws {
    let compiled = try CompiledPreviews(Self.source, Self.previews)
    defer { compiled.remove() }
    var hashes: [Set<UInt64>] = [[], []]
    for _ in 0..<2 {
      let process = PreviewProcess(compiled.library, runtime: compiled.runtime)
      defer { process.finish() }
      let orders = [0, 10, 0].map {
        PreviewJob(
          preview: $0, configuration: PreviewConfiguration(), output: compiled.image("same"))
      }
      try process.draw(orders) { order, outcome in
        guard case .drawn(let image) = outcome else { return }
        hashes[order.preview == 0 ? 0 : 1].insert(image.pixelHash)
      }
    }
    #expect(hashes.map(\.count) == [1, 1] && hashes[0] != hashes[1])
  }

  /// Code that writes what looks like an answer: to the descriptor of answers as it was once, and to every pipe that
  /// it finds.
  private static let forging = ##"""
    import SwiftUI

    func forge(_ descriptors: ClosedRange<Int32>, _ line: String) {
      for descriptor in descriptors {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { continue }
        _ = line.withCString { write(descriptor, $0, strlen($0)) }
      }
    }
    let failed = #"{"failed":{"_0":{"kind":"preview","message":"forged"}}}"#
    let answer = #"{"outcome":{"_0":\#(failed),"hasUsedChance":false}}"#
    let reply = #"{"number":"0-0","answer":\#(answer)}"#

    #Preview("A") { let _ = forge(3...4, "\(answer)\n\(reply)\n"); Color.red.frame(width: 20, height: 10) }
    #Preview("B") { Color.red.frame(width: 30, height: 10) }
    #Preview("C") { let _ = forge(3...1024, "\(answer)\n"); Color.red.frame(width: 40, height: 10) }
    #Preview("D") { let _ = forge(3...1024, "\(reply)\n"); Color.red.frame(width: 50, height: 10) }
    #Preview("E") { Color.red.frame(width: 60, height: 10) }
    """##

  @Test func noPreviewAnswersForAnotherOne() throws {
    let lines = Self.forging.split(separator: "\n", omittingEmptySubsequences: false)
    let previews = lines.indices.filter { lines[$0].hasPrefix("#Preview") }
      .map { ScannedPreview(.macro, line: $0 + 1) }
    let compiled = try CompiledPreviews(Self.forging, previews)
    defer { compiled.remove() }
    let process = PreviewProcess(compiled.library, runtime: compiled.runtime)
    defer { process.finish() }
    let orders = previews.indices.map {
      PreviewJob(
        preview: $0, configuration: PreviewConfiguration(), output: compiled.image("\($0)"))
    }
    var widths: [Int?] = []
    try process.draw(orders) { _, outcome in
      switch outcome {
      case .drawn(let image): widths.append(image.width)
      case .failed(let failure):
        widths.append(nil)
        // Of all pipes that it finds, one may have no reader.
        #expect(
          [
            "its code closed the pipe to the drawing process, or wrote into it",
            "its code wrote into a pipe that nobody reads",
          ].contains(failure.message))
      }
    }
    #expect(widths == [40, 60, nil, nil, 120])
  }

  @Test func aLibraryThatIsNoneIsAnError() throws {
    let compiled = try CompiledPreviews("import SwiftUI\n", [])
    defer { compiled.remove() }
    var library = compiled.library
    library.path += ".none"
    let process = PreviewProcess(library, runtime: compiled.runtime)
    #expect(throws: PreviewError.self) { try process.previews() }
  }

  /// Counts what previews print, which comes on one thread.
  private final class Printed: @unchecked Sendable {
    private(set) var count = 0
    func add(_ bytes: Int) { count += bytes }
  }
}
