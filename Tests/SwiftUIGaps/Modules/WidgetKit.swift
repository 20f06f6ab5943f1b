import SwiftUI
import WidgetKit

// row: `Widget`, `WidgetBundle`, `StaticConfiguration`, `TimelineProvider`, `TimelineEntry`, `#Preview(as:)`
struct Sample_tideEntry: TimelineEntry {
  let date: Date
  var height = 1.5
}

struct Sample_tideProvider: TimelineProvider {
  func placeholder(in context: Context) -> Sample_tideEntry { Sample_tideEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Sample_tideEntry) -> Void) {
    completion(Sample_tideEntry(date: .now, height: context.isPreview ? 2 : 1))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<Sample_tideEntry>) -> Void
  ) {
    let entries = (0..<3).map { Sample_tideEntry(date: .now + Double($0) * 3600) }
    completion(Timeline(entries: entries, policy: .after(.now + 10_800)))
  }
}

struct Sample_tideView: View {
  let entry: Sample_tideEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    ZStack {
      if family == .accessoryCircular { AccessoryWidgetBackground() }
      Text(entry.date, style: .time).padding(.top, margins.top)
    }
    .containerBackground(.fill.tertiary, for: .widget)
    .widgetURL(URL(string: "tides://now"))
  }
}

struct Sample_tideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tides", provider: Sample_tideProvider()) {
      Sample_tideView(entry: $0)
    }
    .configurationDisplayName("Tides")
    .description("High and low water.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

struct Sample_edgeView: View {
  let entry: Sample_tideEntry
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    ZStack {
      Color.blue
      Text(entry.height, format: .number).padding(margins)
    }
    .containerBackground(.clear, for: .widget)
  }
}

struct Sample_edgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "edge", provider: Sample_tideProvider()) {
      Sample_edgeView(entry: $0)
    }
    .contentMarginsDisabled()
  }
}

struct Sample_tideBundle: WidgetBundle {
  var body: some Widget {
    Sample_tideWidget()
    Sample_edgeWidget()
  }
}

#Preview("Tides", as: .systemSmall) {
  Sample_tideWidget()
} timeline: {
  Sample_tideEntry(date: .now)
  Sample_tideEntry(date: .now, height: 3)
}

#Preview(as: .systemMedium) {
  Sample_tideWidget()
} timelineProvider: {
  Sample_tideProvider()
}

func sample_reload() { WidgetCenter.shared.reloadAllTimelines() }
