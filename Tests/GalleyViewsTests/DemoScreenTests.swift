import Galley
import GalleySwiftTesting
import GalleyUIKit
import Testing

/// A screen of chips with a panel of controls over its lower end, as demonstrations of wrapping layouts have it.
@Suite struct DemoScreenTests {
  fileprivate struct Panel {
    @State private var count = 24
    @State private var inset = 12.0
    @State private var gap = 8.0
    @State private var alignment = 0
  }

  private static let ports = [
    "Aarhus", "Bergen", "Cádiz", "Dover", "Esbjerg", "Fiume", "Gdańsk", "Hull", "Izmir", "Jaffa",
    "Kiel", "Lisbon", "Malmö", "Narvik", "Oulu", "Piraeus", "Quimper", "Riga", "Split", "Turku",
    "Uddevalla", "Valletta", "Wismar", "Ystad",
  ]

  nonisolated private struct Screen: View {
    var body: some View {
      ScrollView {
        WrappingHStack(alignment: .leading) {
          ForEach(DemoScreenTests.ports, id: \.self) { port in
            Text(verbatim: port).padding(8)
              .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
          }
        }
        .padding(.horizontal, 12)
      }
      .overlay(alignment: .bottom) { Panel() }
      .frame(width: 390, height: 560)
      .background(Color(UIColor.systemBackground))
    }
  }

  @Test func screen() throws {
    expectGolden(of: Screen(), named: "wrapping-demo", suite: "Screens")
    expectGolden(
      of: Screen().environment(\.colorScheme, .dark), named: "wrapping-demo-dark", suite: "Screens")
  }

  /// The panel's height by the numbers of its controls: padding 16 around twice, a stepper of 32, two sliders, a
  /// segmented picker of 32 and a line of text, 8 between each.
  @Test func thePanelIsAsHighAsItsControls() throws {
    let tree = try layoutTree(Panel(), ProposedViewSize(width: 390, height: nil))
    let text = try layoutTree(Text("Shuffle")).answer.height
    let slider = try layoutTree(Slider(value: .constant(0.5))).answer.height
    #expect(tree.answer.height == 64 + 32 + 2 * slider + 32 + text + 4 * 8)
  }
}

nonisolated extension DemoScreenTests.Panel: View {
  var body: some View {
    VStack {
      Stepper(value: $count, in: 0...40) { Text("\(count) ports") }
      HStack {
        Text("Inset")
        Slider(value: $inset, in: 0...60) { Text(verbatim: "") }
      }
      HStack {
        Text("Gap")
        Slider(value: $gap, in: 0...40) { Text(verbatim: "") }
      }
      HStack {
        Text("Alignment")
        Picker("Alignment", selection: $alignment) {
          ForEach(0..<3) { Text(["leading", "center", "trailing"][$0]) }
        }
        .pickerStyle(.segmented)
      }
      Button {
      } label: {
        Text("Shuffle")
      }
    }
    .padding()
    .background(Color(UIColor.systemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .overlay(RoundedRectangle(cornerRadius: 20).stroke(Color.primary, lineWidth: 4))
    .padding()
  }
}
