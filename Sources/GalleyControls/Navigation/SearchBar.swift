import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The field of `searchable`: below the title of the screen around, or of the lowest screen of each stack within; where
/// there is none, above the view.
struct SearchedView<Content: View> {
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  var tokens: [AnyView] = []
  let isPresented: Bool
  @Environment(\.navigation) private var navigation
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
}

nonisolated extension SearchedView: View {
  var body: some View {
    let field = focuses.reduce(
      AnyView(SearchField(text: text, prompt: prompt, tokens: tokens))
    ) { $1.bind($0) }
    // A field with the focus is searched in.
    let isSearching = isPresented || focuses.contains(where: \.isActive)
    if navigation != nil {
      content.changingEnvironment {
        $0.isSearching = isSearching
        $0.searchFocuses = []
      }
      .reporting(ScreenFacts.stating { $0.searchBar = field })
    } else {
      ScreenLayout {
        VStack { content }.changingEnvironment { environment in
          environment.isSearching = isSearching
          environment.searchFocuses = []
          environment.offeredSearchBar = field
        }
        VStack {}
        FollowingViews(SearchBarTaken.self) { facts in
          if !facts.isTaken { UntakenSearchBar(field: field) }
        }
        VStack {}
      }
      .endingReports(of: SearchBarTaken.self)
    }
  }
}

private struct UntakenSearchBar {
  let field: AnyView
  @Environment(\.barMargin) private var margin

  init(field: AnyView) { self.field = field }
}

nonisolated extension UntakenSearchBar: View {
  var body: some View { field.padding(.horizontal, margin).padding(.vertical, 8) }
}

nonisolated extension EnvironmentValues {
  /// The field that was asked for around the next screens, or nil.
  @Entry var offeredSearchBar: AnyView?
}

/// A magnifying glass and what is searched for, in a grey box.
package struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  let tokens: [AnyView]
  @Environment(\.searchActions) private var searchActions
  @Environment(\.lookNumbers) private var numbers

  package init(text: Binding<String>, prompt: Text?, tokens: [AnyView]) {
    self.text = text
    self.prompt = prompt
    self.tokens = tokens
  }

  /// Points between the parts.
  private static let spacing: CGFloat = 6

  /// What is between the symbol and the text beyond the spacing.
  private var signGap: CGFloat {
    numbers.searchTextStart - numbers.searchSymbolStart - ScreenMetrics.searchSymbolWidth
      - Self.spacing
  }
}

nonisolated extension SearchField: View {
  package var body: some View {
    HStack(spacing: Self.spacing) {
      Image(systemName: "magnifyingglass")
        .accessibilityHidden(true)
        .foregroundStyle(Color.secondary)
        .frame(width: ScreenMetrics.searchSymbolWidth)
        .padding(.leading, numbers.searchSymbolStart)
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
          .pressable(name: "Button", as: TappedPart(.button)) { text.wrappedValue = "" }
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
nonisolated private struct Microphone: FixedShape {
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
nonisolated private struct Cross: FixedShape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
