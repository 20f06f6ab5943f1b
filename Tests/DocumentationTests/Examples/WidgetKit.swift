import WidgetKit

enum WidgetKitExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    struct Tide: TimelineEntry {
      let date: Date
      let height: Double
    }
    let noon = Date(timeIntervalSince1970: 43_200)
    let tides = [Tide(date: noon, height: 3.5), Tide(date: noon + 22_350, height: 0.5)]
    let timeline = Timeline(entries: tides, policy: .atEnd)
    print(timeline.entries.map(\.height))
    // end
  }
}
