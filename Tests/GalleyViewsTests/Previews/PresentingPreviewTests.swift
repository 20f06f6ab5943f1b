import Galley
import GalleyControls
import Testing

/// A preview that presents something needs a screen, whenever it presents it.
@Suite struct PresentingPreviewTests {
  private enum Kind: CaseIterable { case sheet, cover, popover, alert, dialog }

  private nonisolated struct Card: View {
    let kind: Kind
    @State var isShown: Bool
    /// Seconds until it is shown; nil never shows it later.
    var delay: Double?

    @ViewBuilder private var presenter: some View {
      let card = Text("Card").padding()
      switch kind {
      case .sheet: card.sheet(isPresented: $isShown) { Text("Above") }
      case .cover: card.fullScreenCover(isPresented: $isShown) { Text("Above") }
      case .popover: card.popover(isPresented: $isShown) { Text("Above") }
      case .alert: card.alert("Above", isPresented: $isShown) { Button("Fine") {} }
      case .dialog:
        card.confirmationDialog("Above", isPresented: $isShown) { Button("Fine") {} }
      }
    }

    private static func timer(every seconds: Double) -> some Publisher<Date, Never> {
      Timer.publish(every: seconds, on: .main, in: .common).autoconnect()
    }

    var body: some View {
      presenter.onAppear { if delay == 0 { isShown = true } }
        .onReceive(Self.timer(every: max(0.5, delay ?? 60))) { _ in
          if let delay, delay > 0 { isShown = true }
        }
    }
  }

  private func size(
    _ view: some View, _ texts: [String: String] = [:], showsOverflow: Bool = false
  ) throws -> [Int] {
    var configuration = PreviewConfiguration()
    for (name, text) in texts { try configuration.set(name, to: text) }
    let drawing = try Preview(AnyView(view)).draw(
      on: configuration, with: Renderer(), environment: EnvironmentValues(),
      showsOverflow: showsOverflow)
    #expect(drawing.warnings.isEmpty)
    return [drawing.width, drawing.height]
  }

  @Test func aCardWithoutOneIsACard() throws {
    for kind in Kind.allCases {
      let size = try size(Card(kind: kind, isShown: false))
      #expect(size[0] < 200 && size[1] < 120)
    }
  }

  @Test(arguments: [false, true])
  func whatIsPresentedFromTheStartOrOnAppearingLiesOnAScreen(isLate: Bool) throws {
    for kind in Kind.allCases {
      let card = Card(kind: kind, isShown: !isLate, delay: isLate ? 0 : nil)
      #expect(try size(card) == [786, 1704], "\(kind)")
      #expect(try size(card, showsOverflow: true) == [786, 1704], "\(kind)")
      #expect(try size(card, ["scale": "1"]) == [393, 852], "\(kind)")
    }
  }

  /// Who says what a preview is drawn on is heard.
  @Test func aSizeThatWasAskedForIsKept() throws {
    let card = Card(kind: .sheet, isShown: false, delay: 0)
    #expect(try size(card, ["size": "200x300"]) == [400, 600])
    #expect(try size(card, ["device": "iPhone SE (3rd generation)", "scale": "1"]) == [375, 667])
  }

  @Test func aRendererWithAClockHasTheScreenToo() throws {
    let preview = Preview(AnyView(Card(kind: .cover, isShown: false, delay: 0)))
    let made = try preview.makeRenderer(on: PreviewConfiguration(), with: Renderer())
    #expect(!made.isCard && made.renderer.isPresenting)
    #expect(try made.renderer.draw().height == 1704)
    // The same canvas in another scheme.
    var dark = PreviewConfiguration()
    dark.colorScheme = .dark
    _ = try preview.update(made.renderer, on: dark, environment: EnvironmentValues())
    #expect(try made.renderer.draw().height == 1704)
  }

  /// Makes its card anew wherever it is made.
  private nonisolated struct Desk: View {
    var body: some View { Card(kind: .sheet, isShown: false, delay: 0) }
  }

  /// The views of a card that was none before begin anew, and what they present from the start needs a screen.
  @Test func aSizeThatIsTakenBackGivesWayToAScreen() throws {
    var sized = PreviewConfiguration()
    try sized.set("size", to: "200x300")
    let preview = Preview(Desk())
    let made = try preview.makeRenderer(on: sized, with: Renderer())
    #expect(!made.isCard && made.renderer.isPresenting)
    #expect(try made.renderer.draw().height == 600)
    for (configuration, height) in [(PreviewConfiguration(), 1704), (sized, 600)] {
      _ = try preview.update(
        made.renderer, on: configuration, environment: EnvironmentValues())
      #expect(made.renderer.isPresenting)
      #expect(try made.renderer.draw().height == height)
    }
  }

  /// What comes later says that a movie needs a screen.
  @Test func whatIsPresentedLaterIsKnown() throws {
    let preview = Preview(AnyView(Card(kind: .sheet, isShown: false, delay: 2)))
    let made = try preview.makeRenderer(on: PreviewConfiguration(), with: Renderer())
    #expect(made.isCard && !made.renderer.isPresenting)
    try made.renderer.advance(to: 2.5)
    #expect(made.renderer.isPresenting)
    let screen = PreviewConfiguration().onDefaultScreen(scale: 2)
    let again = try preview.makeRenderer(on: screen, with: Renderer())
    #expect(!again.isCard)
    let drawing = try again.renderer.draw()
    #expect(drawing.width == 786 && drawing.height == 1704)
  }
}
