import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyStrings

/// A square of the size that a symbol would have, for one that is not there; it says so in the report.
nonisolated struct UnknownSymbolView: View {
  let name: String
  /// The symbol that was meant, where one is near.
  let nearest: String?
  /// Points; nil fills what is offered.
  let side: CGFloat?

  var body: some View {
    let inset = (side ?? 12) / 12
    RoundedRectangle(cornerRadius: (side ?? 12) / 5)
      .strokeBorder(ForegroundStyle(), lineWidth: inset)
      .padding(inset)
      .opacity(0.4)
      .frame(width: side, height: side)
      .modified(
        by: ProblemContent(
          name: "Image(systemName: \"\(name)\")",
          problem: .image(
            "there is no symbol \"\(name)\"" + SpellingSuggestion.question(nearest)))
      )
  }
}

/// A flat grey area in the place of an image that is not there; it says so in the report.
nonisolated struct MissingImageView: View {
  let name: String
  let reason: String
  let isResizable: Bool

  /// Points along a side of an image whose size is not known.
  private static let side: CGFloat = 44

  var body: some View {
    Rectangle().fill(Color.gray.opacity(0.3))
      .frame(
        width: isResizable ? nil : Self.side, height: isResizable ? nil : Self.side
      )
      .modified(by: Self.problem(name, reason))
  }

  /// What says that there is no image.
  static func problem(_ name: String, _ reason: String) -> some NodeContent {
    ProblemContent(name: "Image(\"\(DataURL.title(of: name))\")", problem: .image(reason))
  }
}
