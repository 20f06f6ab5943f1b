import SwiftUI

/// Eight monospaced rows in a frame of 280 x 420 points, each marked, with their legend.
private struct UnspokenTraits: View {
  private let names = [
    ".isKeyboardKey", ".allowsDirectInteraction", ".updatesFrequently", ".causesPageTurn",
    ".playsSound", ".startsMediaSession", ".isSummaryElement", ".supportsZoom",
  ]

  var body: some View {
    VStack {
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in
        Text(name)
          .font(.system(size: 14, design: .monospaced))
          .frame(height: 36)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 12)
          .background(Color(uiColor: .lightGray))
          .cornerRadius(8)
          .marked(index + 1)
      }
    }
    .frame(width: 280, height: 420)
  }
}

private let legend = [
  LegendEntry(text: ".isKeyboardKey", trait: ("keyboard", "Keyboard Key")),
  LegendEntry(text: ".allowsDirectInteraction", trait: ("hand.rays", "Direct Interaction")),
  LegendEntry(
    text: ".updatesFrequently",
    trait: ("arrow.trianglehead.2.counterclockwise.rotate.90", "Updates Frequently")),
  LegendEntry(text: ".causesPageTurn", trait: ("doc.text", "Page Turn")),
  LegendEntry(text: ".playsSound", trait: ("speaker.wave.2", "Plays Sound")),
  LegendEntry(text: ".startsMediaSession", trait: ("play", "Starts Media")),
  LegendEntry(text: ".isSummaryElement", trait: ("text.line.magnify", "Summary Element")),
  LegendEntry(text: ".supportsZoom", trait: ("plus.magnifyingglass", "Supports Zoom")),
]

#Preview {
  AnnotatedScreen(legend: legend) { UnspokenTraits() }
}
