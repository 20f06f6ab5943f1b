import SwiftUI

// row: `HStack`, `VStack`, `ZStack`, `Spacer`, `Divider`
// row: `LazyHStack`, `LazyVStack`
struct Sample_stacks: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      VStack(alignment: .leading) { Text("a") }
      Spacer(minLength: 2)
      Divider()
      ZStack(alignment: .bottomTrailing) { Color.red }
    }
    LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("a") }
    LazyHStack { Text("a") }
  }
}

// row: `Grid`, `GridRow`, `GridLayout`
// row: `LazyVGrid`, `LazyHGrid`, `GridItem`
struct Sample_grids: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow(alignment: .center) {
        Text("a").gridCellColumns(2).gridColumnAlignment(.trailing).gridCellAnchor(.center)
        Text("b").gridCellUnsizedAxes(.horizontal)
      }
    }
    LazyVGrid(columns: [GridItem(.flexible(minimum: 10)), GridItem(.adaptive(minimum: 40))]) {
      Section("s") { Text("a") }
    }
    LazyHGrid(rows: [GridItem(.fixed(20), spacing: 2, alignment: .top)]) { Text("a") }
  }
}

// row: `frame`, `padding`, `fixedSize`, `aspectRatio`, `position`, `offset`
// row: `overlay`, `background`, `zIndex`
struct Sample_boxes: View {
  var body: some View {
    Text("a").frame(width: 10, height: 20, alignment: .topLeading)
      .frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, maxHeight: 20)
      .padding().padding(.horizontal, 4).padding([.top, .leading]).padding(EdgeInsets())
      .fixedSize().fixedSize(horizontal: true, vertical: false)
      .aspectRatio(16 / 9, contentMode: .fit).scaledToFill()
      .position(x: 1, y: 2).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 1))
    Text("b").overlay(alignment: .top) { Text("c") }.overlay(Circle().stroke(.red))
      .background { Color.red }.background(Color.blue).background(.thinMaterial, in: Capsule())
      .zIndex(1)
  }
}

// row: alignment guides
extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 2 }
  }
  static let sampleMiddle = VerticalAlignment(Middle.self)
}

struct Sample_guides: View {
  var body: some View {
    HStack(alignment: .sampleMiddle) {
      Text("a").alignmentGuide(.sampleMiddle) { $0[VerticalAlignment.center] }
      Text("b").alignmentGuide(.leading) { $0.width }
    }
  }
}

// row: `Layout`, `AnyLayout`, layout values
struct Sample_layout: Layout {
  struct Cache {}
  var animatableData: CGFloat = 1
  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { subviews.first?.sizeThatFits(.unspecified) ?? .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .center, proposal: proposal)
    }
  }
}

struct Sample_layoutUser: View {
  @State private var isRow = false
  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(Sample_layout())
    layout { Text("a").layoutPriority(1) }
    Sample_layout { Text("b") }
  }
}

// row: `ViewThatFits`
// row: `ScrollView`
// row: `GeometryReader`
struct Sample_rooms: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("long"); Text("s")
    }
    ScrollView(.horizontal, showsIndicators: false) { Text("a") }
    GeometryReader { proxy in
      Text("\(proxy.size.width) \(proxy.frame(in: .global).minX) \(proxy.safeAreaInsets.top)")
    }
  }
}

// row: right to left
struct Sample_direction: View {
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    Text(direction == .leftToRight ? "a" : "b").environment(\.layoutDirection, .rightToLeft)
  }
}

// row: wrapping, line limits, line spacing, alignment
// row: truncation
struct Sample_lines: View {
  var body: some View {
    Text("a").lineLimit(2).lineLimit(1...3).lineLimit(2, reservesSpace: true).lineSpacing(2)
      .multilineTextAlignment(.center)
      .truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
  }
}

// row: fonts
// row: text styles, Dynamic Type
struct Sample_fonts: View {
  var body: some View {
    Text("a").font(.system(size: 12, weight: .bold, design: .rounded))
      .font(.custom("Inter", size: 12, relativeTo: .body)).fontWeight(.semibold).fontWidth(
        .condensed
      )
      .fontDesign(.monospaced).bold().italic().monospacedDigit()
    Text("b").font(.largeTitle.weight(.heavy)).dynamicTypeSize(.xxxLarge)
      .dynamicTypeSize(.small ... .large)
  }
}

// row: runs of texts, Markdown, `AttributedString`
// row: decoration of texts
// row: scripts
// row: emoji
// row: metrics
struct Sample_runs: View {
  var markdown: AttributedString {
    var string = (try? AttributedString(markdown: "**a** *b*")) ?? AttributedString("a b")
    string.inlinePresentationIntent = [.code, .stronglyEmphasized]
    let lines = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    string += (try? AttributedString(markdown: "c\nd", options: lines, baseURL: nil)) ?? string
    return string.runs.contains { $0.inlinePresentationIntent == .code } ? "" : string
  }
  var body: some View {
    Text("a").bold() + Text(" **b** [c](https://d.e)") + Text(AttributedString("f"))
    Text("me@example.com, https://d.e &amp; <https://d.e> ![image](a.png)")
    Text("^[\(3) apple](inflect: true)")
    Text(markdown)
    Text(AttributedString(localized: "**\(3)** left"))
    Text("a").underline(true, color: .red).strikethrough(pattern: .dot).kerning(1).tracking(1)
      .baselineOffset(2).textCase(.uppercase)
    Text(verbatim: "สวัสดี שלום 👩‍👩‍👧")
  }
}

// row: shapes
struct Sample_shapes: View {
  var body: some View {
    Rectangle().fill(.red)
    RoundedRectangle(cornerRadius: 3, style: .circular).stroke(.blue, lineWidth: 2)
    UnevenRoundedRectangle(topLeadingRadius: 3).strokeBorder(.green)
    Circle().trim(from: 0, to: 0.5).rotation(.degrees(2))
    Ellipse().scale(0.5)
    Capsule(style: .continuous).inset(by: 2)
  }
}

// row: colours
// row: gradients, `ImagePaint`
// row: materials
struct Sample_colors: View {
  var body: some View {
    Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4).mix(with: .red, by: 0.5)
    Color(.displayP3, red: 1, green: 0, blue: 0)
    Color(hue: 0.1, saturation: 0.2, brightness: 0.3).opacity(0.5)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
    AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
    Rectangle().fill(ImagePaint(image: Image("a"), scale: 0.5))
    Rectangle().fill(.ultraThinMaterial)
    Rectangle().fill(Color.red.gradient)
  }
}

// row: `blendMode`, changes of colours
// row: `clipShape`, `clipped`, `mask`, `opacity`, `border`, `cornerRadius`
// row: `scaleEffect`, `rotationEffect`, `transformEffect`, `rotation3DEffect`, `projectionEffect`
// row: `blur`, `shadow`, `compositingGroup`, `drawingGroup`
struct Sample_effects: View {
  var body: some View {
    Text("a").blendMode(.multiply).brightness(0.1).contrast(0.2).saturation(2).grayscale(1)
      .hueRotation(.degrees(3)).colorMultiply(.red).colorInvert().luminanceToAlpha()
    Text("b").clipShape(Circle()).clipped().mask { Circle() }.mask(Circle()).opacity(0.5)
      .border(.red, width: 2).cornerRadius(3)
    Text("c").scaleEffect(2).rotationEffect(.degrees(4), anchor: .topLeading)
      .transformEffect(.identity).rotation3DEffect(.degrees(5), axis: (x: 0, y: 1, z: 0))
      .projectionEffect(ProjectionTransform())
    Text("d").blur(radius: 2).shadow(radius: 3).shadow(color: .red, radius: 3, x: 1, y: 1)
      .compositingGroup().drawingGroup()
  }
}

// row: `Image`
// row: `Image(systemName:)`
struct Sample_images: View {
  var body: some View {
    Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      .interpolation(.none).renderingMode(.template).antialiased(true).scaledToFit()
    Image(systemName: "checkmark").imageScale(.large)
  }
}

// row: `@State`, `@Environment`, `@Observable`, `@Bindable`
@Observable final class Sample_model { var name = "" }

struct Sample_maybe: View {
  @Environment(Sample_model.self) private var model: Sample_model?
  let other: Sample_model?
  var body: some View {
    Text(model?.name ?? "").environment(other).tint(
      .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
  }
}

struct Sample_state: View {
  @State private var model = Sample_model()
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    @Bindable var model = model
    TextField("Name", text: $model.name)
    Text(scheme == .dark ? "dark" : "light").environment(model)
  }
}

// row: preferences, anchors
struct Sample_key: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct Sample_preferences: View {
  var body: some View {
    Text("a").anchorPreference(key: Sample_key.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(Sample_key.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { Text("\(proxy[anchors[$0]].width)") }
        }
      }
      .onPreferenceChange(Sample_key.self) { _ in }
  }
}

// row: `onAppear`, `onDisappear`, `task`, and state that arrives later
struct Sample_late: View {
  @State private var words: [String] = []
  var body: some View {
    List(words, id: \.self) { Text($0) }
      .onAppear { words.append("a") }
      .task { words.append("b") }
      .task(id: words.count, priority: .background) {}
      .onDisappear {}
  }
}

// row: `Group`, `ForEach`, `if`, `switch`, `AnyView`, `id`
struct Sample_structure: View {
  let number = 3
  var body: some View {
    Group {
      if number > 2 { Text("a") } else { AnyView(Text("b")) }
      switch number {
      case 1: Text("c")
      default: EmptyView()
      }
      ForEach(0..<3) { Text("\($0)") }
      ForEach(["a"], id: \.self) { Text($0).id($0) }
    }
  }
}

// row: the main actor
@MainActor final class Sample_isolated: ObservableObject {
  @Published var name = "a"
  func load() async { name = "b" }
}

struct Sample_actor: View {
  @StateObject private var model = Sample_isolated()
  private var title: String { model.name }
  var body: some View {
    Text(title).task { await model.load() }
    Button("Load") { Task { await model.load() } }
  }
}

nonisolated struct Sample_free: View {
  var body: some View { Text("drawn by any thread") }
}
