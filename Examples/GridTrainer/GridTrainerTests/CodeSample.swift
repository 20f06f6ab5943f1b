import Foundation
import SwiftUI
import Testing

/// A document, and the view that its code declares: that code is compiled with these tests.
struct CodeSample: Sendable, CustomTestStringConvertible {
  /// Of the type that the code is in, and of its file in `Generated`.
  let name: String
  let document: GridDocument
  let view: @MainActor @Sendable () -> AnyView

  var testDescription: String { name }

  /// What the file has to say: the declarations that the trainer shows, in a type of their own.
  var source: String {
    let lines = GridCode(document: document).declarations.split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    let indented = lines.map { $0.isEmpty ? "" : "  " + $0 }
    return """
      import SwiftUI

      // Written by GALLEY_WRITE_GUIDES=1 swift test --filter GridCodeTests
      enum \(name) {
      \(indented.joined(separator: "\n"))
      }

      """
  }

  var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Generated/\(name).swift")
  }

  static let all: [CodeSample] = [
    CodeSample(.tiles, "TilesCode") { TilesCode.ContentView() },
    CodeSample(.alignments, "AlignmentsCode") { AlignmentsCode.ContentView() },
    CodeSample(.anchors, "AnchorsCode") { AnchorsCode.ContentView() },
    CodeSample(.unsized, "UnsizedCode") { UnsizedCode.ContentView() },
    CodeSample(.ambiguousSpans, "AmbiguousSpansCode") { AmbiguousSpansCode.ContentView() },
    CodeSample(.tieBreaker, "TieBreakerCode") { TieBreakerCode.ContentView() },
    CodeSample(.baselines, "BaselinesCode") { BaselinesCode.ContentView() },
    CodeSample(.honeycomb(.squares), "Honeycomb1Code") { Honeycomb1Code.ContentView() },
    CodeSample(.honeycomb(.ratio), "Honeycomb2Code") { Honeycomb2Code.ContentView() },
    CodeSample(.honeycomb(.hexagons), "Honeycomb3Code") { Honeycomb3Code.ContentView() },
    CodeSample(.honeycomb(.shift), "Honeycomb4Code") { Honeycomb4Code.ContentView() },
    CodeSample(.honeycomb(.overlap), "Honeycomb5Code") { Honeycomb5Code.ContentView() },
    CodeSample(.honeycomb(.clip), "Honeycomb6Code") { Honeycomb6Code.ContentView() },
    CodeSample(.honeycomb(.gaps), "Honeycomb7Code") { Honeycomb7Code.ContentView() },
    CodeSample(everyChoice, "EveryChoiceCode") { EveryChoiceCode.ContentView() },
  ]

  private init(
    _ preset: Preset, _ name: String, view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.init(preset.document, name, view: view)
  }

  private init(
    _ document: GridDocument, _ name: String, view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.document = document
    self.view = { AnyView(view()) }
  }

  /// A row for each alignment of rows, and in these a cell for each choice that a cell has.
  private static let everyChoice: GridDocument = {
    var document = GridDocument()
    document.settings.alignment = .trailingLastTextBaseline
    document.settings.padding = 0
    document.settings.showsBorder = false
    for alignment in RowAlignment.allCases {
      document.addRow(TileColor.allCases.map { CellLook(color: $0) }, alignment: alignment)
    }
    document.addRow([
      CellLook(color: .blue, text: "\"quoted\" \\(and)\nbroken\tup", textSize: 12.5),
      CellLook(color: .green, text: "", textSize: 30),
    ])
    let ids = document.cells.map(\.id)
    document.update(Set(ids)) { ($0.layout.width, $0.layout.height) = (30, 24) }
    for (id, anchor) in zip(ids, CellAnchor.allCases) {
      document.update([id]) { $0.layout.anchor = anchor }
    }
    for (id, axes) in zip(ids[12...], UnsizedAxes.allCases) {
      document.update([id]) { $0.layout.unsizedAxes = axes }
    }
    for (id, frame) in zip(ids[13...], CellFrame.allCases) {
      document.update([id]) { $0.layout.frame = frame }
    }
    for (id, span) in zip(ids[24...], CellLayout.spans) {
      document.update([id]) { $0.layout.span = span }
    }
    for (id, alignment) in zip(ids[30...], ColumnAlignment.allCases) {
      document.update([id]) { $0.layout.columnAlignment = alignment }
    }
    document.update(Set(ids.suffix(2))) { $0.layout.frame = .flexible }
    return document
  }()
}
