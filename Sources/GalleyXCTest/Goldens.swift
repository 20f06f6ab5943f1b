// A statically linked program has no XCTest: there this module is empty.
#if canImport(XCTest)
  @_exported import GalleyGoldens
  import GalleyUIKit
  import XCTest

  extension XCTestCase {
    /// Asserts that a view's image is its golden, pixel for pixel.
    ///
    /// ```swift
    /// final class CardTests: XCTestCase {
    ///   func testLarge() { assertGolden(of: Card(), named: "large", width: 320) }
    /// }
    /// ```
    ///
    /// The golden of this is `Goldens/CardTests/large.png` in the package's folder. A golden that is missing
    /// is written, and the test fails once (`RecordMode`).
    ///
    /// - Parameters:
    ///   - name: the golden's file name without `.png`; the test function's by default.
    ///   - suite: the folder; the class's name by default.
    ///   - width: what the view is offered, in points; nil is its ideal width.
    ///   - height: what the view is offered, in points; nil is its ideal height.
    ///   - scale: pixels to a point.
    ///   - locale: that of the view, and `Locale.current` for its code.
    ///   - timeZone: that of dates in texts, and `TimeZone.current`.
    ///   - date: `\.imageDate`, and `Date()`.
    ///   - background: behind the view; nil leaves the image clear.
    ///   - matrix: values of which every combination is a golden of its own.
    ///   - tolerance: how much may differ; reports list every case that tolerates anything.
    ///   - storage: whether the golden is an image or the hash of one.
    ///   - tree: whether the texts, images and controls of the view are a golden, too: `large.tree.txt`, a line for each.
    ///   - accessibility: whether a contrast below 4.5, a target below 44 points, a text that is cut and an image without a label
    ///     are warnings of the case.
    ///   - record: when the golden is written, over `GALLEY_RECORD`; never where that is `never`, as in CI.
    /// - Returns: a result for each case.
    @discardableResult
    public func assertGolden<Content: View>(
      of view: @autoclosure () throws -> Content, named name: String? = nil,
      suite: String? = nil, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
      colorScheme: ColorScheme = .light,
      layoutDirection: LayoutDirection = .leftToRight,
      locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
      date: Date = EnvironmentValues().imageDate, dynamicTypeSize: DynamicTypeSize = .large,
      background: Color? = Color(uiColor: .systemBackground), matrix: GoldenMatrix? = nil,
      tolerance: GoldenTolerance = .exact, storage: GoldenStorage = .image, tree: Bool = false,
      accessibility: Bool = false, record: RecordMode? = nil, testName: String = #function,
      file: StaticString = #filePath,
      line: UInt = #line
    ) rethrows -> [GoldenResult] {
      var assertion = GoldenAssertion(
        suite: suite, testSuite: "\(type(of: self))", name: name, testName: testName,
        file: "\(file)", line: Int(line))
      assertion.canvas = GoldenCanvas(
        width: width, height: height, scale: scale, colorScheme: colorScheme,
        layoutDirection: layoutDirection, locale: locale, timeZone: timeZone, date: date,
        dynamicTypeSize: dynamicTypeSize, background: background)
      assertion.matrix = matrix
      (assertion.tolerance, assertion.storage, assertion.record) = (tolerance, storage, record)
      (assertion.hasTree, assertion.hasAudit) = (tree, accessibility)
      return try report(assertion.check(view), file: file, line: line)
    }

    /// Asserts that what a renderer shows at its time is its golden, pixel for pixel: after `tap` and `advance(by:)`,
    /// for example.
    ///
    /// The image has the size, the scale and the environment of the renderer, and the background of goldens of views.
    /// - Parameters: those of the form for a view.
    /// - Returns: a result.
    @discardableResult
    public func assertGolden(
      of renderer: ImageRenderer<some View>, named name: String? = nil, suite: String? = nil,
      background: Color? = Color(uiColor: .systemBackground),
      tolerance: GoldenTolerance = .exact, storage: GoldenStorage = .image, tree: Bool = false,
      accessibility: Bool = false, record: RecordMode? = nil, testName: String = #function,
      file: StaticString = #filePath,
      line: UInt = #line
    ) -> [GoldenResult] {
      var assertion = GoldenAssertion(
        suite: suite, testSuite: "\(type(of: self))", name: name, testName: testName,
        file: "\(file)", line: Int(line))
      assertion.canvas.background = background
      (assertion.tolerance, assertion.storage, assertion.record) = (tolerance, storage, record)
      (assertion.hasTree, assertion.hasAudit) = (tree, accessibility)
      return report(assertion.check(renderer), file: file, line: line)
    }

    /// Asserts that each view of a preview provider is its golden: `Goldens/CardTests/Card-Dark.png` for the
    /// view of `Card_Previews` whose display name is Dark, and `Card-1.png` for one without a name.
    @discardableResult
    public func assertGoldens<Provider: PreviewProvider>(
      ofPreviewsIn provider: Provider.Type, named name: String? = nil, suite: String? = nil,
      scale: CGFloat = 2, matrix: GoldenMatrix? = nil, tolerance: GoldenTolerance = .exact,
      storage: GoldenStorage = .image, tree: Bool = false, accessibility: Bool = false,
      record: RecordMode? = nil,
      testName: String = #function,
      file: StaticString = #filePath, line: UInt = #line
    ) -> [GoldenResult] {
      var assertion = GoldenAssertion(
        suite: suite, testSuite: "\(type(of: self))",
        name: name ?? GoldenAssertion.name(ofPreviewsIn: provider), testName: testName,
        file: "\(file)", line: Int(line))
      assertion.canvas.scale = scale
      assertion.matrix = matrix
      (assertion.tolerance, assertion.storage, assertion.record) = (tolerance, storage, record)
      (assertion.hasTree, assertion.hasAudit) = (tree, accessibility)
      return report(assertion.checkPreviews(of: provider), file: file, line: line)
    }

    /// A failure for each case that fails. XCTest has attachments on Apple's systems alone; elsewhere the
    /// message names the files.
    private func report(
      _ results: [GoldenResult], file: StaticString, line: UInt
    ) -> [GoldenResult] {
      for result in results {
        for warning in result.warnings {
          let line = "\(file):\(line): warning: \(result.key): \(warning)\n"
          _ = OutputFile.write(Data(line.utf8), to: STDERR_FILENO)
        }
        guard result.isFailure else { continue }
        #if canImport(Darwin)
          for image in result.images {
            let attachment = XCTAttachment(
              data: image.data, uniformTypeIdentifier: "public.png")
            attachment.name = image.name
            attachment.lifetime = .keepAlways
            add(attachment)
          }
        #endif
        XCTFail(result.message, file: file, line: line)
      }
      return results
    }
  }
#endif
