import Galley
import SwiftUI
import Testing
import WidgetKit

/// Widgets for the entries of their previews.
@MainActor @Suite struct WidgetPreviewTests {
  nonisolated struct Tide: TimelineEntry {
    let date: Date
    var hue = Color.red
  }

  nonisolated struct Other: TimelineEntry {
    let date: Date
  }

  nonisolated struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Tide { Tide(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
      // A widget of the phone's size, and not in a gallery.
      let isKnown = context.displaySize == CGSize(width: 338, height: 158) && !context.isPreview
      let count = isKnown && context.family == .systemMedium ? 3 : 0
      let entries = (0..<count).map { Tide(date: Date(timeIntervalSince1970: Double($0))) }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }

  struct TideWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "tides", provider: Provider()) { entry in
        entry.hue.containerBackground(.green, for: .widget)
      }
      .configurationDisplayName("Tides")
      .supportedFamilies([.systemSmall])
    }
  }

  struct WideWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "wide", provider: Provider()) { entry in
        entry.hue.containerBackground(.green, for: .widget)
      }
      .contentMarginsDisabled()
      .description("From edge to edge")
    }
  }

  /// A view that keeps the margins that the system does not.
  struct Inset: View {
    let entry: Tide
    @Environment(\.widgetContentMargins) private var margins
    var body: some View { entry.hue.padding(margins).containerBackground(.green, for: .widget) }
  }

  struct InsetWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "inset", provider: Provider()) { Inset(entry: $0) }
        .contentMarginsDisabled()
    }
  }

  enum Tides: PreviewProvider {
    static var previews: some View {
      _WidgetPreviews.group(as: .systemSmall) {
        TideWidget()
      } timeline: {
        Tide(date: .distantPast)
        if Bool("true") == true { Tide(date: .distantFuture, hue: .blue) }
      }
      _WidgetPreviews.group(
        as: .systemMedium, widget: { WideWidget() }, timelineProvider: { Provider() })
      _WidgetPreviews.group(as: .systemSmall) {
        TideWidget()
      } timeline: {
        Other(date: .distantPast)
      }
      _WidgetPreviews.group(as: .systemSmall) {
        InsetWidget()
      } timeline: {
        Tide(date: .distantPast)
      }
    }
  }

  private func draw(_ index: Int) throws -> Drawing {
    let previews = Preview.all(of: Tides.self)
    #expect(previews.count == 2 + 3 + 1 + 1)
    var configuration = PreviewConfiguration()
    configuration.scale = 1
    return try previews[index].draw(on: configuration)
  }

  @Test func eachEntryIsDrawnInTheWidgetsSizeWithItsMargins() throws {
    let drawing = try draw(0)
    #expect(drawing.warnings.isEmpty && drawing.width == 158 && drawing.height == 158)
    let first = try drawing.bitmap()
    // 16 points of background on each side.
    let ground = first.pixels[0]
    for (place, isGround) in [(15, true), (16, false), (141, false), (142, true)] {
      #expect((first.pixels[place * 158 + place] == ground) == isGround, "\(place)")
    }
    let second = try draw(1).bitmap()
    let middle = 79 * 158 + 79
    #expect(second.pixels[0] == ground && second.pixels[middle] != first.pixels[middle])
  }

  @Test func aWidgetWithoutMarginsReachesItsEdges() throws {
    let (wide, small) = (try draw(2), try draw(0).bitmap())
    #expect(wide.warnings.isEmpty && wide.width == 338 && wide.height == 158)
    #expect(try Set(wide.bitmap().pixels) == [small.pixels[79 * 158 + 79]])
  }

  /// The environment has the margins that are disabled.
  @Test func aViewCanKeepTheMarginsThatTheWidgetDisables() throws {
    #expect(try draw(6).bitmap() == draw(0).bitmap())
  }

  @Test func anEntryOfAnotherTypeIsAWarning() throws {
    let drawing = try draw(5)
    let warnings = drawing.warnings.map(\.description)
    try #require(warnings.count == 1 && warnings[0].contains("an entry of the type Other"))
    // The background belongs to the view that is not there.
    #expect(try Set(drawing.bitmap().pixels).count == 1)
  }

  @Test func nobodyHasAddedAWidget() throws {
    var count = -1
    WidgetCenter.shared.getCurrentConfigurations { count = (try? $0.get().count) ?? -2 }
    #expect(count == 0)
    #expect(TimelineReloadPolicy.atEnd != .never && TimelineReloadPolicy.never == .never)
    #expect(TimelineReloadPolicy.after(.distantPast) != .after(.distantFuture))
  }
}
