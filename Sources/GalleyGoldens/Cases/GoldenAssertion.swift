import Galley
import GalleyMachine

/// What `expectGolden` and `assertGolden` have in common: names, canvases, and one result a case, of which the
/// test framework's own words are made.
package struct GoldenAssertion {
  /// The folder below the one of all goldens.
  package var suite: String
  package var name: String
  package var canvas = GoldenCanvas()
  package var matrix: GoldenMatrix?
  package var tolerance = GoldenTolerance.exact
  package var storage = GoldenStorage.image
  /// Whether the elements are a golden, too.
  package var hasTree = false
  /// Whether elements that are hard to see, to touch or to have read aloud are warnings.
  package var hasAudit = false
  package var record: RecordMode?
  /// The test's file and line.
  package var file: String
  package var line: Int

  /// - Parameters:
  ///   - suite: nil is the test's own, `testSuite`, or without that its file's name.
  ///   - name: nil is the test function's, `testName`.
  package init(
    suite: String?, testSuite: String?, name: String?, testName: String, file: String, line: Int
  ) {
    let fileName = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    self.suite = suite ?? testSuite ?? fileName ?? "Goldens"
    // A name between backquotes may have parentheses of its own.
    self.name = name ?? String(testName[..<(testName.lastIndex(of: "(") ?? testName.endIndex)])
    (self.file, self.line) = (file, line)
  }

  /// `Card` of `Card_Previews`.
  package static func name<Provider: PreviewProvider>(
    ofPreviewsIn provider: Provider.Type
  ) -> String {
    let name = "\(provider)"
    let suffixes = ["_Previews", "_Preview", "Previews", "Preview"]
    guard let suffix = suffixes.first(where: { name.hasSuffix($0) && name != $0 }) else {
      return name
    }
    return String(name.dropLast(suffix.count))
  }

  /// Draws and compares the view, or every combination of the matrix.
  /// - Parameter view: is made anew for each of them, on its canvas.
  /// - Returns: a result for each case, at least one.
  package func check<Content: View>(_ view: () throws -> Content) rethrows -> [GoldenResult] {
    var cases: [Made<Content>] = []
    for cell in cells {
      cases.append(
        Made(name: name + cell.suffix, canvas: cell.canvas, view: try cell.canvas.run(view)))
    }
    return check(cases)
  }

  /// Every view of a preview provider, called by its display name or its number.
  package func checkPreviews<Provider: PreviewProvider>(
    of provider: Provider.Type
  ) -> [GoldenResult] {
    let previews = canvas.run { Preview.all(of: provider) }
    let others = cells.map { cell in cell.canvas.run { Preview.all(of: provider) } }
    var known: Set<String> = []
    var cases: [Made<AnyView>] = []
    for preview in previews {
      let number = "\(preview.index + 1)"
      var suffix = preview.displayName ?? number
      // A name that several have, as those of a group do, is followed by the number.
      if !known.insert(suffix).inserted { suffix += "-\(number)" }
      for (cell, all) in zip(cells, others) {
        // There may be fewer on another canvas.
        let own = all.first { $0.index == preview.index } ?? preview
        cases.append(
          Made(name: "\(name)-\(suffix)\(cell.suffix)", canvas: cell.canvas, view: own.view))
      }
    }
    return check(cases)
  }

  /// Compares what a renderer shows at its time, in front of the canvas's background, in the renderer's colour scheme.
  /// It has a size, a scale and an environment of its own: the rest of the canvas and the matrix have no part in it.
  package func check(_ renderer: ImageRenderer<some View>) -> [GoldenResult] {
    withSession { session in
      [
        check(named: name, session) { golden in
          session.check(golden, with: renderer.renderer) { _ in
            let ground = canvas.background
            if SimulatedMachine.current != nil { return try audited(renderer.draw(on: ground)) }
            return try SimulatedMachine.using(SimulatedMachine(of: renderer.environment)) {
              try audited(renderer.draw(on: ground))
            }
          }
        }
      ]
    }
  }

  private func withSession(_ body: (GoldenSession) -> [GoldenResult]) -> [GoldenResult] {
    do {
      return body(try GoldenSession.ofPackage(with: file))
    } catch {
      var result = GoldenResult("\(suite)/\(name)", .error)
      result.explanation = ["\(error)"]
      return [result]
    }
  }

  private var cells: [GoldenMatrix.Cell] {
    matrix?.cells(on: canvas) ?? [GoldenMatrix.Cell(suffix: "", canvas: canvas)]
  }

  /// A view that was made on its canvas.
  private struct Made<Content: View> {
    let name: String
    let canvas: GoldenCanvas
    let view: Content
  }

  private func check<Content: View>(_ cases: [Made<Content>]) -> [GoldenResult] {
    withSession { session in
      if cases.isEmpty {
        return [
          session.fail(
            "\(suite)/\(name)",
            "nothing was compared: there is no view, or a list of the matrix is empty",
            source: source)
        ]
      }
      return cases.map { check($0.view, named: $0.name, on: $0.canvas, session) }
    }
  }

  /// The drawing, with warnings of its elements where they are asked for.
  private func audited(_ drawing: Drawing) throws -> Drawing {
    if hasAudit { try drawing.warnOfAccessibility() }
    return drawing
  }

  private var source: String { "\(file):\(line)" }

  private func check(
    _ view: some View, named name: String, on canvas: GoldenCanvas, _ session: GoldenSession
  ) -> GoldenResult {
    check(named: name, session) { golden in
      session.withRenderer { renderer in
        session.check(golden, with: renderer) { try audited(canvas.draw(view, with: $0)) }
      }
    }
  }

  private func check(
    named name: String, _ session: GoldenSession, _ compare: (GoldenCase) -> GoldenResult
  ) -> GoldenResult {
    var golden: GoldenCase
    do {
      golden = GoldenCase(try GoldenID(suite: suite, name: name))
    } catch {
      return session.fail("\(suite)/\(name)", "\(error)", source: source)
    }
    golden.tolerance = tolerance
    golden.storage = storage
    golden.hasTree = hasTree
    golden.record = record
    golden.source = source
    return compare(golden)
  }
}
