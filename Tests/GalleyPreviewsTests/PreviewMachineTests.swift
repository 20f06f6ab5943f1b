import Foundation
import Galley
import Testing

@testable import GalleyPreviews

/// What the code of previews finds where it asks the machine, or for chance: the same at each start.
@Suite struct PreviewMachineTests {
  private static let source = """
    import SwiftUI

    func asked() -> String {
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd HH:mm:ss zzz EEEE"
      let values: [String] = [
        formatter.string(from: Date()), Locale.current.identifier, TimeZone.current.identifier,
        Calendar(identifier: .gregorian).timeZone.identifier, "\\(Calendar.current.firstWeekday)",
        "\\(Calendar.current.isDateInToday(.now))", Locale.preferredLanguages.joined(),
      ]
      return values.joined(separator: " ")
    }

    enum Kept {
      static let asked = Cards.asked()
      static let number = Int.random(in: 0...1_000_000)
    }

    func chance() -> String {
      let id = UUID().uuidString + NSUUID().uuidString
      let list = (0..<20).shuffled().description + "\\(Double.random(in: 0...1)) \\(Bool.random())"
      return id + list + Set((0..<20).map { "\\($0)" }).joined() + "\\("x".hashValue)"
    }

    struct Provided: PreviewProvider {
      static var previews: some View { Text(verbatim: asked() + chance()) }
    }

    #Preview { Text(verbatim: asked()) }
    #Preview { Text(verbatim: Kept.asked) }
    #Preview { Text(verbatim: "2024-01-01 09:41:00 GMT Monday en_US GMT GMT 1 true en-US") }
    #Preview {
      Text(verbatim: "2026-09-24 14:45:00 GMT+9 Donnerstag de_DE Asia/Tokyo Asia/Tokyo 2 true de-DE")
    }
    #Preview { Text(verbatim: "\\(Kept.number)") }
    #Preview { Text(verbatim: chance() + "\\(Kept.number)") }
    #Preview { Color.red.frame(width: 20, height: 20) }
    #Preview {
      TimelineView(.periodic(from: .now, by: 0.5)) { context in
        let start = Date(timeIntervalSince1970: 1_704_102_060)
        let words = "\\(Date().timeIntervalSince(start)) \\(context.date.timeIntervalSince(start))"
        Text(verbatim: words).frame(width: 60, height: 20)
      }
    }
    #Preview { Text(verbatim: "1.0 1.0").frame(width: 60, height: 20) }
    #Preview {
      let end = Date() + 0.2
      while Date() < end {}
      return Text("waited")
    }
    #Preview {
      TimelineView(.periodic(from: .now, by: 0.5)) { _ in
        Text(verbatim: dates().joined(separator: " ")).frame(width: 400, height: 20)
      }
    }
    #Preview {
      Text(verbatim: Array(repeating: "1704102061", count: 5).joined(separator: " "))
        .frame(width: 400, height: 20)
    }

    func dates() -> [String] {
      var (day, clock, kept) = (timeval(), timespec(), 0)
      gettimeofday(&day, nil)
      clock_gettime(CLOCK_REALTIME, &clock)
      let now = NSDate().timeIntervalSince1970
      let numbers = [Int(now), time(nil), time(&kept), day.tv_sec, clock.tv_sec]
      return numbers.map { "\\($0)" }
    }
    #Preview {
      Text(
        verbatim: ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
          ? "1.0 1.0" : "no preview"
      ).frame(width: 60, height: 20)
    }
    """

  private enum Place: Int {
    case provided, asked, kept, american, german, number, chance, plain, ticks, told, waiting
    case dates, written, preview
  }

  private static let previews: [ScannedPreview] = {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let provider = lines.firstIndex { $0.hasPrefix("struct Provided") } ?? 0
    let macros = lines.indices.filter { lines[$0].hasPrefix("#Preview") }
    return [ScannedPreview(.provider, line: provider + 1, typeName: "Provided")]
      + macros.map { ScannedPreview(.macro, line: $0 + 1) }
  }()

  private static let german: PreviewConfiguration = {
    var configuration = PreviewConfiguration()
    configuration.locale = Locale(identifier: "de_DE")
    configuration.timeZone = TimeZone(identifier: "Asia/Tokyo")
    configuration.date = PreviewDate("2026-09-24T14:45")
    return configuration
  }()

  private func draw(
    _ compiled: CompiledPreviews,
    _ wanted: [(place: Place, configuration: PreviewConfiguration)], motion: PreviewMotion? = nil
  ) throws -> [UInt64] {
    let process = PreviewProcess(compiled.library, runtime: compiled.runtime)
    defer { process.finish() }
    let orders = wanted.enumerated().map { number, item in
      PreviewJob(
        preview: item.place.rawValue, configuration: item.configuration,
        output: compiled.image("\(number)"), motion: motion)
    }
    var hashes: [UInt64] = []
    try process.draw(orders) { order, outcome in
      #expect(order == orders[hashes.count])
      switch outcome {
      case .drawn(let image): hashes.append(image.pixelHash)
      case .failed(let failure):
        Issue.record("\(order.preview): \(failure.message)")
        hashes.append(0)
      }
    }
    return hashes
  }

  /// An app's files lie beside each other in its bundle, wherever they lie in its folder.
  @Test func theMainBundleHasTheProjectsFiles() throws {
    let fixture = try SourceFolderFixture([
      "Data/deep/landmarks.json": "found",
      "Card.swift": """
      import SwiftUI
      func load(_ name: String) -> String {
        guard let url = Bundle.main.url(forResource: name, withExtension: nil) else { return "none" }
        return (try? String(contentsOf: url, encoding: .utf8)) ?? "unread"
      }
      func words() -> String {
        let path = Bundle.main.path(forResource: "landmarks", ofType: "json")
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
        return load("landmarks.json") + (path == nil ? "" : " twice ") + (version ?? "")
      }
      #Preview("read") { Text(verbatim: words()) }
      #Preview("told") { Text(verbatim: "found twice 1.0") }
      """,
    ])
    let library = try #require(fixture.build().build().libraries.first)
    let process = PreviewProcess(library, runtime: try PreviewRuntime.find())
    defer { process.finish() }
    var hashes: [UInt64] = []
    let orders = (0...1).map {
      PreviewJob(
        preview: $0, configuration: PreviewConfiguration(), output: fixture.file("\($0).png"))
    }
    try process.draw(orders) { _, outcome in
      if case .drawn(let image) = outcome { hashes.append(image.pixelHash) }
    }
    #expect(hashes.count == 2 && hashes.first == hashes.last)
  }

  @Test func thePreviewsMachineIsTheImages() throws {
    let compiled = try CompiledPreviews(Self.source, Self.previews)
    defer { compiled.remove() }
    let usual = PreviewConfiguration()
    // What is kept in a static property is that of the same locale, whatever was drawn before.
    let hashes = try draw(
      compiled,
      [
        (.asked, usual), (.asked, Self.german), (.kept, usual), (.kept, Self.german),
        (.american, usual), (.german, Self.german), (.waiting, usual),
      ])
    #expect(hashes[0] == hashes[4] && hashes[2] == hashes[4])
    #expect(hashes[1] == hashes[5] && hashes[3] == hashes[5])
    #expect(hashes[0] != hashes[1])
    // Code that asks whether it runs in a preview is told so, as by Xcode.
    let told = try draw(compiled, [(.preview, usual), (.told, usual)])
    #expect(told[0] == told[1])
    // The clock is turned by a second.
    let moved = try draw(compiled, [(.ticks, usual), (.told, usual)], motion: .moments([1]))
    #expect(moved[0] == moved[1])
    let dates = try draw(compiled, [(.dates, usual), (.written, usual)], motion: .moments([1]))
    #expect(dates[0] == dates[1])
  }

  /// Each is drawn with others before it, alone, and twice.
  @Test func chanceIsTheSameWhateverWasDrawnBefore() throws {
    let compiled = try CompiledPreviews(Self.source, Self.previews)
    defer { compiled.remove() }
    let usual = PreviewConfiguration()
    let places: [Place] = [.provided, .number, .plain, .chance, .chance, .number]
    let together = try draw(compiled, places.map { ($0, usual) })
    let alone = try places.map { try draw(compiled, [($0, usual)])[0] }
    #expect(together == alone)
    #expect(together[3] == together[4] && together[1] == together[5])
  }
}
