// A statically linked program has no Testing: there this module is empty.
#if canImport(Testing)
  @_exported import GalleyGoldens
  import GalleyUIKit
  import Testing

  /// Expects that a view's image is its golden, pixel for pixel.
  ///
  /// ```swift
  /// @Suite struct Cards {
  ///   @Test func large() { expectGolden(of: Card(), named: "large", width: 320) }
  /// }
  /// ```
  ///
  /// The golden of this is `Goldens/Cards/large.png` in the package's folder. A golden that is missing is
  /// written, and the test fails once (`RecordMode`).
  ///
  /// - Parameters:
  ///   - name: the golden's file name without `.png`; the test function's by default.
  ///   - suite: the folder; the names of the suites around the test with slashes between them, or of a test
  ///     without a suite its file's name.
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
  public func expectGolden<Content: View>(
    of view: @autoclosure () throws -> Content, named name: String? = nil,
    suite: String? = nil, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight,
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    date: Date = EnvironmentValues().imageDate, dynamicTypeSize: DynamicTypeSize = .large,
    background: Color? = Color(uiColor: .systemBackground), matrix: GoldenMatrix? = nil,
    tolerance: GoldenTolerance = .exact, storage: GoldenStorage = .image, tree: Bool = false,
    accessibility: Bool = false, record: RecordMode? = nil, testName: String = #function,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) rethrows -> [GoldenResult] {
    var assertion = GoldenAssertion(
      suite: suite, testSuite: TestPlace.suite, name: name, testName: testName,
      file: sourceLocation.filePath, line: sourceLocation.line)
    assertion.canvas = GoldenCanvas(
      width: width, height: height, scale: scale, colorScheme: colorScheme,
      layoutDirection: layoutDirection, locale: locale, timeZone: timeZone, date: date,
      dynamicTypeSize: dynamicTypeSize, background: background)
    assertion.matrix = matrix
    (assertion.tolerance, assertion.storage, assertion.record) = (tolerance, storage, record)
    (assertion.hasTree, assertion.hasAudit) = (tree, accessibility)
    return try report(assertion.check(view), at: sourceLocation)
  }

  /// Expects that what a renderer shows at its time is its golden, pixel for pixel.
  ///
  /// ```swift
  /// let renderer = ImageRenderer(content: Deck().frame(width: 320))
  /// try renderer.tap("Shuffle")
  /// try renderer.advance(by: 0.2)
  /// expectGolden(of: renderer, named: "shuffling")
  /// ```
  ///
  /// The image has the size, the scale and the environment of the renderer, and the background of goldens of views.
  /// - Parameters: those of the form for a view.
  /// - Returns: a result.
  @discardableResult
  public func expectGolden(
    of renderer: ImageRenderer<some View>, named name: String? = nil, suite: String? = nil,
    background: Color? = Color(uiColor: .systemBackground),
    tolerance: GoldenTolerance = .exact, storage: GoldenStorage = .image, tree: Bool = false,
    accessibility: Bool = false, record: RecordMode? = nil, testName: String = #function,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [GoldenResult] {
    var assertion = GoldenAssertion(
      suite: suite, testSuite: TestPlace.suite, name: name, testName: testName,
      file: sourceLocation.filePath, line: sourceLocation.line)
    assertion.canvas.background = background
    (assertion.tolerance, assertion.storage, assertion.record) = (tolerance, storage, record)
    (assertion.hasTree, assertion.hasAudit) = (tree, accessibility)
    return report(assertion.check(renderer), at: sourceLocation)
  }

  /// Expects that each view of a preview provider is its golden: `Goldens/Suite/Card-Dark.png` for the view
  /// of `Card_Previews` whose display name is Dark, and `Card-1.png` for one without a name.
  @discardableResult
  public func expectGoldens<Provider: PreviewProvider>(
    ofPreviewsIn provider: Provider.Type, named name: String? = nil, suite: String? = nil,
    scale: CGFloat = 2, matrix: GoldenMatrix? = nil, tolerance: GoldenTolerance = .exact,
    storage: GoldenStorage = .image, tree: Bool = false, accessibility: Bool = false,
    record: RecordMode? = nil,
    testName: String = #function,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [GoldenResult] {
    var assertion = GoldenAssertion(
      suite: suite, testSuite: TestPlace.suite,
      name: name ?? GoldenAssertion.name(ofPreviewsIn: provider), testName: testName,
      file: sourceLocation.filePath, line: sourceLocation.line)
    assertion.canvas.scale = scale
    assertion.matrix = matrix
    (assertion.tolerance, assertion.storage, assertion.record) = (tolerance, storage, record)
    (assertion.hasTree, assertion.hasAudit) = (tree, accessibility)
    return report(assertion.checkPreviews(of: provider), at: sourceLocation)
  }

  /// An issue that fails no test. Swift 6.2 has none of this severity: there it is a known one.
  private func warn(_ text: String, at sourceLocation: Testing.SourceLocation) {
    #if compiler(>=6.3)
      Issue.record("\(text)", severity: .warning, sourceLocation: sourceLocation)
    #else
      withKnownIssue(sourceLocation: sourceLocation) {
        Issue.record("\(text)", sourceLocation: sourceLocation)
      }
    #endif
  }

  /// An issue for each case that fails, with the sheet attached; a warning for what was not drawn as asked.
  private func report(
    _ results: [GoldenResult], at sourceLocation: Testing.SourceLocation
  ) -> [GoldenResult] {
    for result in results {
      for warning in result.warnings {
        warn("\(result.key): \(warning)", at: sourceLocation)
      }
      guard result.isFailure else { continue }
      for image in result.images {
        Attachment.record(
          [UInt8](image.data), named: image.name, sourceLocation: sourceLocation)
      }
      Issue.record("\(result.message)", sourceLocation: sourceLocation)
    }
    return results
  }

  /// Where the current test stands.
  private enum TestPlace {
    /// The suites around the test, the outermost first. A test's id reads
    /// `Module.Suite/Inner/name()/File.swift:1:2`.
    static var suite: String? {
      guard let test = Test.current else { return nil }
      let words = words(of: "\(test.id)")
      guard words.count > 2, let first = words.first else { return nil }
      let outermost = first.split(separator: ".").dropFirst().joined(separator: ".")
      let suites = [outermost] + words[1..<words.count - 2]
      return suites.contains("") ? nil : suites.joined(separator: "/")
    }

    /// The parts between slashes; a name between backquotes may have slashes of its own.
    private static func words(of id: String) -> [String] {
      var words = [""]
      var isQuoted = false
      for character in id {
        if character == "`" { isQuoted.toggle() }
        if character == "/", !isQuoted {
          words.append("")
        } else {
          words[words.count - 1].append(character)
        }
      }
      return words
    }
  }
#endif

#if compiler(<6.3)
  extension Testing.SourceLocation {
    /// Swift 6.2 has it by a name of its own.
    fileprivate var filePath: String { _filePath }
  }
#endif
