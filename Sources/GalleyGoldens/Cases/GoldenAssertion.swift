import Galley

/// What `expectGolden` and `assertGolden` have in common: names, canvases, and one result a case, of which the
/// test framework's own words are made.
public struct GoldenAssertion {
  /// The folder below the one of all goldens.
  public var suite: String
  public var name: String
  public var canvas = GoldenCanvas()
  public var matrix: GoldenMatrix?
  public var tolerance = GoldenTolerance.exact
  public var storage = GoldenStorage.picture
  public var record: RecordMode?
  /// The test's file and line.
  public var file: String
  public var line: Int

  /// - Parameters:
  ///   - suite: nil is the test's own, `testSuite`, or without that its file's name.
  ///   - name: nil is the test function's, `testName`.
  public init(
    suite: String?, testSuite: String?, name: String?, testName: String, file: String, line: Int
  ) {
    let fileName = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    self.suite = suite ?? testSuite ?? fileName ?? "Goldens"
    // A name between backquotes may have parentheses of its own.
    self.name = name ?? String(testName[..<(testName.lastIndex(of: "(") ?? testName.endIndex)])
    (self.file, self.line) = (file, line)
  }

  /// `Card` of `Card_Previews`.
  public static func name<Provider: PreviewProvider>(
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
  /// - Returns: a result for each case, at least one.
  public func check(_ view: some View) -> [GoldenResult] {
    check([(suffix: "", view: view)])
  }

  /// Every view of a preview provider, called by its display name or its number.
  public func checkPreviews<Provider: PreviewProvider>(
    of provider: Provider.Type
  ) -> [GoldenResult] {
    let previews = Preview.all(of: provider)
    var known: Set<String> = []
    return check(
      previews.map { preview in
        let number = "\(preview.index + 1)"
        var name = preview.displayName ?? number
        // A name that several have, as those of a group do, is followed by the number.
        if !known.insert(name).inserted { name += "-\(number)" }
        return (suffix: "-\(name)", view: preview.view)
      })
  }

  /// Compares what a renderer shows at its time. It has a size, a scale and an environment of its own: the canvas and
  /// the matrix have no part in it.
  public func check(_ renderer: ImageRenderer<some View>) -> [GoldenResult] {
    withSession { session in
      [
        check(named: name, session) { golden in
          session.check(golden, with: renderer.renderer) { _ in try renderer.draw() }
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

  private func check<Content: View>(
    _ views: [(suffix: String, view: Content)]
  ) -> [GoldenResult] {
    withSession { check(views, $0) }
  }

  private func check<Content: View>(
    _ views: [(suffix: String, view: Content)], _ session: GoldenSession
  ) -> [GoldenResult] {
    var results: [GoldenResult] = []
    for item in views {
      let cells =
        matrix?.cells(on: canvas) ?? [GoldenMatrix.Cell(suffix: "", canvas: canvas)]
      for cell in cells {
        results.append(
          check(item.view, named: name + item.suffix + cell.suffix, on: cell.canvas, session))
      }
    }
    if results.isEmpty {
      results.append(
        session.fail(
          "\(suite)/\(name)",
          "nothing was compared: there is no view, or a list of the matrix is empty",
          source: source))
    }
    return results
  }

  private var source: String { "\(file):\(line)" }

  private func check(
    _ view: some View, named name: String, on canvas: GoldenCanvas, _ session: GoldenSession
  ) -> GoldenResult {
    check(named: name, session) { golden in
      session.withRenderer { renderer in
        session.check(golden, with: renderer) { try canvas.draw(view, with: $0) }
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
    golden.record = record
    golden.source = source
    return compare(golden)
  }
}
