import SwiftUI

// row: `Text(_:format:)`, `Text(_:formatter:)`
struct Sample_formats: View {
  let price = 12.5
  let day = Date(timeIntervalSince1970: 0)
  let writer: NumberFormatter = {
    let writer = NumberFormatter()
    writer.numberStyle = .decimal
    return writer
  }()
  var body: some View {
    Text(price, format: .currency(code: "EUR"))
    Text(0.25, format: .percent)
    Text(12345, format: .number.grouping(.never))
    Text(day, format: .dateTime.day().month())
    Text(["a", "b"], format: .list(type: .and))
    Text(NSNumber(value: 3), formatter: writer)
    Text("\(price, format: .number.precision(.fractionLength(2))) and \(day, format: .dateTime)")
    Text("\(price, specifier: "%.1f")")
  }
}

// row: numbers in text literals, `specifier:`
struct Sample_numbers: View {
  let price = 12.5
  func row<V: _FormatSpecifiable>(_ value: V) -> some View { Text("\(value) m") }
  var body: some View {
    Text("\(2024) \(8.0) \(CGFloat(1)) \(Float(1)) \(UInt8(3))")
    Text("\(price, specifier: "%.1f") \(3, specifier: "%02d")")
    Button("\(price)") {}
    Label("\(1500) m", systemImage: "star")
    row(1500)
    row(price)
  }
}

// row: `Text(_:style:)`, `Text(timerInterval:)`, `Text` of intervals
struct Sample_dates: View {
  let day = Date(timeIntervalSince1970: 0)
  var body: some View {
    Text(day, style: .date)
    Text(day, style: .time)
    Text(day, style: .relative)
    Text(day, style: .offset)
    Text(day, style: .timer)
    Text(day...day.addingTimeInterval(3600))
    Text(DateInterval(start: day, duration: 60))
    Text(timerInterval: day...day.addingTimeInterval(90), countsDown: true)
    Text("Since \(day, style: .relative), \(day...day)")
  }
}

// row: `Text(Image)`, texts and images in texts
struct Sample_inlineImages: View {
  var body: some View {
    Text(Image(systemName: "globe")) + Text(" World")
    Text("Hello \(Image(systemName: "globe")) \(Text("you").bold())!")
    Text("\(Image(systemName: "plus"))").font(.title)
  }
}

// row: `LocalizedStringResource`, `String(localized:)`, `Text(_:tableName:bundle:comment:)`
struct Sample_resources: View {
  let title: LocalizedStringResource = "Hello"
  var body: some View {
    Text(title)
    Text(LocalizedStringResource("Key", defaultValue: "Words", comment: "A title"))
    Text("Hello", tableName: "Main", bundle: .main, comment: "A greeting")
    Text("Hello", comment: "A greeting")
    Text(String(localized: "Hello \(3) times", comment: "How often"))
  }
}

// row: Patterns of lines
struct Sample_patterns: View {
  var body: some View {
    Text("One").underline(true, pattern: .dash, color: .red)
    Text("Two").strikethrough(pattern: .dot)
    VStack { Text("Three") }.underline(pattern: .dashDot)
  }
}

// row: `smallCaps`, `leading`, forms of `Font`
struct Sample_fonts: View {
  var body: some View {
    Text("a").font(.system(size: 12, weight: .bold, design: .default))
    Text("b").font(.system(.title, design: .monospaced).leading(.tight))
    Text("c").font(.body.smallCaps().italic())
    Text("d").font(.headline.lowercaseSmallCaps().uppercaseSmallCaps().weight(.heavy))
  }
}

// row: `allowsTightening`, `typesettingLanguage`, `speech…`
struct Sample_textNames: View {
  @Environment(\.allowsTightening) var allowsTightening
  var body: some View {
    Text("a").allowsTightening(true).typesettingLanguage(.init(languageCode: .thai))
    Text("b").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
    Text("c").speechAdjustedPitch(0.5).speechAnnouncementsQueued()
  }
}

// row: `textScale`, `lineHeight`
struct Sample_textScale: View {
  var body: some View {
    Text("a").textScale(.secondary)
    VStack { Text("b") }.textScale(.default).lineHeight(.loose)
  }
}

// row: `TextRenderer`
struct Sample_textRenderer: View {
  struct Wave: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for (index, slice) in run.enumerated() {
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 0, y: CGFloat(index % 3))
            copy.draw(slice)
          }
          context.draw(run)
        }
        _ = line.typographicBounds.rect
      }
    }
  }
  var body: some View { Text("Waves").textRenderer(Wave()) }
}

// row: `redacted`, `unredacted`, `privacySensitive`
struct Sample_redaction: View {
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    VStack {
      Text("Secret").privacySensitive()
      Text("Name").unredacted()
    }
    .redacted(reason: reasons.contains(.privacy) ? [] : .placeholder)
  }
}

// row: Safe areas
struct Sample_safeAreas: View {
  var body: some View {
    Color.blue.ignoresSafeArea()
    Color.blue.ignoresSafeArea(.keyboard, edges: .bottom)
    Color.blue.ignoresSafeArea(.all, edges: [.top, .horizontal])
    Color.blue.ignoresSafeArea(edges: .top)
    Color.blue.edgesIgnoringSafeArea(.all)
  }
}

// row: `safeAreaInset`, `safeAreaBar`, `safeAreaPadding`
struct Sample_safeAreaInsets: View {
  var body: some View {
    ScrollView { Text("Rows") }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("Bar") }
      .safeAreaInset(edge: .leading, alignment: .top) { Text("Side") }
      .safeAreaBar(edge: .top) { Text("Top") }
      .safeAreaPadding(.horizontal, 20)
      .safeAreaPadding(8)
      .safeAreaPadding()
  }
}

// row: `containerRelativeFrame`
struct Sample_relativeFrames: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        Color.red.containerRelativeFrame(.horizontal)
        Color.red.containerRelativeFrame([.horizontal, .vertical], alignment: .top)
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
      }
    }
  }
}

// row: `pinnedViews`
struct Sample_pinnedViews: View {
  var body: some View {
    LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("a") }
    LazyHStack(pinnedViews: .sectionFooters) { Text("b") }
    LazyVGrid(columns: [GridItem()], pinnedViews: [.sectionHeaders]) { Text("c") }
    LazyHGrid(rows: [GridItem()], pinnedViews: []) { Text("d") }
  }
}

// row: `Group(subviews:)`, `ForEach(subviews:)`, `ContainerValues`
private struct IsWideKey: ContainerValueKey {
  static let defaultValue = false
}
extension ContainerValues {
  var isWide: Bool {
    get { self[IsWideKey.self] }
    set { self[IsWideKey.self] = newValue }
  }
}
struct Sample_subviews<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first.bold() }
        ForEach(subviews.dropFirst()) { subview in
          subview.padding(subview.containerValues.isWide ? 20 : 4)
        }
        Text("\(subviews.count)")
      }
      ForEach(subviews: content) { subview in
        subview.background(.yellow)
      }
      Text("w").containerValue(\.isWide, true)
    }
  }
}

// row: `_VariadicView`
struct Sample_divided<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    _VariadicView.Tree(DividedRoot()) { content }
  }
  struct DividedRoot: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

// row: `ScrollViewReader`, `ScrollPosition`, `scrollPosition`
struct Sample_scrollPositions: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var id: Int?
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        ForEach(0..<3, id: \.self) { Text("\($0)").id($0) }
      }
      .scrollPosition($position)
      .scrollPosition(id: $id, anchor: .center)
      .onAppear { proxy.scrollTo(2, anchor: .bottom) }
      .onChange(of: id) { position.scrollTo(edge: .bottom) }
    }
  }
}

// row: `defaultScrollAnchor`, `contentMargins`, `scrollClipDisabled`
struct Sample_scrollLooks: View {
  var body: some View {
    ScrollView { Text("a") }
      .defaultScrollAnchor(.bottom)
      .defaultScrollAnchor(.top, for: .alignment)
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .contentMargins(8)
      .scrollClipDisabled()
  }
}

// row: `scrollIndicators`, `scrollDisabled`, `scrollBounceBehavior`, edge effects
struct Sample_scrollNames: View {
  var body: some View {
    ScrollView(.vertical, showsIndicators: false) { Text("a") }
      .scrollIndicators(.hidden)
      .scrollIndicators(.never, axes: .vertical)
      .scrollIndicatorsFlash(onAppear: true)
      .scrollDisabled(true)
      .scrollBounceBehavior(.basedOnSize)
      .scrollEdgeEffectStyle(.soft, for: .top)
  }
}

// row: `scrollTargetBehavior`, `scrollTargetLayout`
struct Sample_scrollTargets: View {
  struct Halves: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if context.velocity.dx > 0 { target.rect.origin.x = context.containerSize.width / 2 }
    }
  }
  var body: some View {
    ScrollView(.horizontal) { HStack { Text("a") }.scrollTargetLayout() }
      .scrollTargetBehavior(.viewAligned)
    ScrollView(.horizontal) { Text("b") }.scrollTargetBehavior(.paging)
    ScrollView(.horizontal) { Text("c") }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    ScrollView(.horizontal) { Text("d") }.scrollTargetBehavior(Halves())
  }
}

// row: `onScrollGeometryChange`, `onScrollVisibilityChange`, `onScrollPhaseChange`
struct Sample_scrollEvents: View {
  @State private var offset: CGFloat = 0
  @State private var isSeen = false
  var body: some View {
    ScrollView { Text("a").onScrollVisibilityChange(threshold: 0.2) { isSeen = $0 } }
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y
      } action: { _, new in
        offset = new
      }
      .onScrollPhaseChange { old, new in print(old, new.isScrolling) }
  }
}
