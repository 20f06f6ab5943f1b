import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The field of `searchable`: below the title of the screen around, or of the first one within; where there is
/// none, above the view.
nonisolated struct SearchedView<Content: View>: View {
  private let eachPass = EachPass()
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  var tokens: [AnyView] = []
  let isPresented: Bool
  @Environment(\.screen) private var screen
  @Environment(\.searchFocuses) private var focuses

  init(
    content: Content, text: Binding<String>, prompt: Text?, tokens: [AnyView] = [],
    isPresented: Bool
  ) {
    self.content = content
    self.text = text
    self.prompt = prompt
    self.tokens = tokens
    self.isPresented = isPresented
  }

  var body: some View {
    let field = focuses.reduce(
      AnyView(SearchField(text: text, prompt: prompt, tokens: tokens))
    ) { $1.bind($0) }
    // Somebody who is in the field searches.
    let isSearching = isPresented || focuses.contains(where: \.isActive)
    if let screen {
      let _ = { screen.searchBar = screen.searchBar ?? field }()
      content.changingEnvironment {
        $0.isSearching = isSearching
        $0.searchFocuses = []
      }
    } else {
      let record = SearchBarRecord(view: field)
      ScreenLayout {
        VStack { content }.changingEnvironment { [weak record] environment in
          environment.isSearching = isSearching
          environment.searchFocuses = []
          environment.searchBar = record
        }
        VStack {}
        // Behind the content, so that a screen in it can have taken the field.
        VStack(spacing: 0) { UntakenSearchBar(record: record) }
        VStack {}
      }
    }
  }
}

/// A field for the first screen that wants it.
final class SearchBarRecord {
  let view: AnyView
  var isTaken = false

  init(view: AnyView) { self.view = view }
}

nonisolated private struct UntakenSearchBar: View {
  let record: SearchBarRecord
  @Environment(\.barMargin) private var margin

  init(record: SearchBarRecord) { self.record = record }

  var body: some View {
    if !record.isTaken {
      record.view.padding(.horizontal, margin).padding(.vertical, 8)
    }
  }
}

nonisolated extension EnvironmentValues {
  private enum SearchBarKey: EnvironmentKey {
    static var defaultValue: RecordReference<SearchBarRecord> { RecordReference() }
  }

  /// The field that was asked for around the next screen, or nil.
  var searchBar: SearchBarRecord? {
    get { self[SearchBarKey.self].record }
    set { self[SearchBarKey.self] = RecordReference(record: newValue) }
  }
}

/// A magnifying glass and what is searched for, in a grey box.
nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  let tokens: [AnyView]
  @Environment(\.searchActions) private var searchActions
  @Environment(\.lookNumbers) private var numbers

  init(text: Binding<String>, prompt: Text?, tokens: [AnyView]) {
    self.text = text
    self.prompt = prompt
    self.tokens = tokens
  }

  /// Points between the parts.
  private static let spacing: CGFloat = 6

  /// What is between the sign and the text beyond the spacing.
  private var signGap: CGFloat {
    numbers.searchTextStart - numbers.searchSignStart - ScreenMetrics.searchSignWidth - Self.spacing
  }

  var body: some View {
    HStack(spacing: Self.spacing) {
      Image(systemName: "magnifyingglass")
        .accessibilityHidden(true)
        .foregroundStyle(Color.secondary)
        .frame(width: ScreenMetrics.searchSignWidth)
        .padding(.leading, numbers.searchSignStart)
        .padding(.trailing, signGap)
      ForEach(tokens.indices, id: \.self) { index in
        tokens[index]
          .padding(.horizontal, 6)
          .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 5))
      }
      FieldText(
        content: FieldContent(
          text: { text.wrappedValue },
          prompt: (prompt ?? Text(verbatim: "Search")).foregroundStyle(Color.secondary),
          setText: { text.wrappedValue = $0 }, title: prompt ?? Text(verbatim: "Search"),
          onCommit: { for action in searchActions.reversed() { action() } }),
        label: EmptyView())
      if text.wrappedValue.isEmpty {
        Microphone()
          .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
          .frame(width: 11, height: 17)
      } else {
        Circle().fill(SemanticColor.gray2)
          .frame(width: 17, height: 17)
          .overlay {
            Cross().stroke(.white, style: StrokeStyle(lineWidth: 1.5, lineCap: .round)).padding(5.5)
          }
          .contentShape(Rectangle())
          .pressable(name: "Button") { text.wrappedValue = "" }
          .accessibilityLabel(Text(verbatim: "Clear text"))
      }
    }
    .font(.body)
    .padding(.trailing, 9)
    .frame(minHeight: numbers.searchFieldHeight)
    .background(
      SemanticColor.tertiaryFill,
      in: RoundedRectangle(cornerRadius: numbers.searchFieldRadius)
    )
    .fadedWhenDisabled()
  }
}

/// What a text is spoken into, at the end of a field without one.
nonisolated private struct Microphone: Shape {
  func path(in rect: CGRect) -> Path {
    let head = CGRect(
      x: rect.midX - rect.width * 0.24, y: rect.minY, width: rect.width * 0.48,
      height: rect.height * 0.58)
    var path = Path(roundedRect: head, cornerRadius: head.width / 2)
    let middle = CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.42)
    path.move(to: CGPoint(x: rect.minX, y: middle.y))
    path.addArc(
      center: middle, radius: rect.width / 2, startAngle: .degrees(180), endAngle: .degrees(0),
      clockwise: true)
    path.move(to: CGPoint(x: rect.midX, y: middle.y + rect.width / 2))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    return path
  }
}

/// What takes a text out of its field.
nonisolated private struct Cross: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
