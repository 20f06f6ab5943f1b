import Foundation
import Galley

/// A drawing process from within: opens a library, finds its previews and draws those that are asked for.
final class PreviewHost {
  private var requests = PreviewWire(PreviewDescriptor.requests)
  private let answers = PreviewWire(PreviewDescriptor.answers)
  private var previews: [FoundPreview?] = []
  private var renderer: Renderer?

  func run() {
    while true {
      switch requests.read(PreviewRequest.self) {
      case .waiting: continue
      case .ended: return
      case .message(.open(let library, let fonts, let usesSystemFonts, let skipped)):
        do {
          renderer = Renderer(fonts: try Self.fonts(fonts, usesSystemFonts))
          try open(library, skipped)
        } catch let failure as PreviewFailure {
          answer(.failed(failure))
        } catch {
          answer(.failed(PreviewFailure(.file, "\(error)")))
        }
      case .message(.draw(let order)):
        answer(.outcome(outcome(of: order)))
      }
    }
  }

  private func answer(_ answer: PreviewAnswer) {
    // What previews print comes before what came of them.
    fflush(nil)
    if !answers.send(answer) { exit(0) }
  }

  private static func fonts(_ folder: String?, _ usesSystemFonts: Bool) throws -> FontCollection {
    var fonts = FontCollection.bundled
    if let folder { fonts = try FontCollection(folder: URL(fileURLWithPath: folder)) }
    if usesSystemFonts { try fonts.addSystemFonts() }
    return fonts
  }

  private func open(_ library: PreviewLibrary, _ skipped: Set<Int>) throws {
    let image = try PreviewImage(opening: library.path)
    var finder = PreviewFinder(image)
    var descriptions: [PreviewDescription] = []
    var asked = 0
    for source in library.sources {
      var macros = 0
      for scanned in source.previews {
        defer { if scanned.kind == .macro { macros += 1 } }
        let number = asked
        asked += 1
        if skipped.contains(number) {
          descriptions.append(Self.description(of: scanned, source, descriptions))
          previews.append(nil)
          continue
        }
        answer(.asking(number))
        for (place, found) in finder.find(scanned, in: source).enumerated() {
          var description = Self.description(of: scanned, source, descriptions)
          description.displayName = found.displayName
          description.number = scanned.kind == .provider ? place : macros
          descriptions.append(description)
          previews.append(found)
        }
      }
    }
    answer(.opened(descriptions, notes: finder.notes))
  }

  /// What is known without the preview's own code.
  private static func description(
    of scanned: ScannedPreview, _ source: PreviewLibrary.Source, _ before: [PreviewDescription]
  ) -> PreviewDescription {
    PreviewDescription(
      index: before.count, displayName: nil, path: source.path, line: scanned.line,
      provider: scanned.typeName, number: 0)
  }

  private func outcome(of order: PreviewOrder) -> PreviewOutcome {
    guard previews.indices.contains(order.preview), let found = previews[order.preview],
      let renderer
    else { return .failed(PreviewFailure(.preview, "there is no such preview")) }
    do {
      let clock = ContinuousClock()
      let start = clock.now
      let drawing = try found.makePreview().draw(on: order.configuration, with: renderer)
      // Rows are hashed while they are written: none is painted twice.
      drawing.hashesPixels = true
      let png = try drawing.pngData()
      try OutputFile.write(png, to: order.output)
      if let path = order.layout, let tree = drawing.layoutTree {
        let layout = LayoutSnapshot(
          tree, pixelHash: try drawing.pixelHash, fonts: renderer.lock(drawing).fonts)
        try OutputFile.write(layout.data, to: path)
      }
      return .drawn(
        PreviewPicture(
          width: drawing.width, height: drawing.height, pixelHash: try drawing.pixelHash,
          bytes: png.count, warnings: drawing.warnings.map(\.description),
          milliseconds: (clock.now - start) / .milliseconds(1)))
    } catch RenderError.problems(let problems) {
      let lines = problems.map(\.description).joined(separator: "; ")
      return .failed(PreviewFailure(.preview, lines))
    } catch let failure as OutputFile.Failure {
      return .failed(PreviewFailure(.file, failure.description))
    } catch {
      return .failed(PreviewFailure(.preview, "\(error)"))
    }
  }
}
