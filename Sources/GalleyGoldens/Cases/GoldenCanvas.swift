import Galley
import GalleyMachine
import GalleyUIKit

/// What a case is drawn on: nothing in it depends on the machine, and code of views finds its locale, time zone and
/// date where it asks for the machine's.
public struct GoldenCanvas: Hashable, Sendable {
  /// What the view is offered, in points; nil is its ideal size.
  public var width: CGFloat?
  /// What the view is offered, in points; nil is its ideal size.
  public var height: CGFloat?
  /// Pixels to a point.
  public var scale: CGFloat
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Which way the view is read.
  public var layoutDirection: LayoutDirection
  /// The locale of texts, numbers and dates, and `Locale.current`.
  public var locale: Locale
  /// That of dates in texts, and `TimeZone.current`.
  public var timeZone: TimeZone
  /// `\.imageDate`, and `Date()` where no clock was turned.
  public var date: Date
  /// How large texts are.
  public var dynamicTypeSize: DynamicTypeSize
  /// Behind the view; nil leaves the image clear where the view is.
  public var background: Color?

  /// A canvas. By default it offers the ideal size, has two pixels to a point, is light, left to right and in
  /// `en_US`, and has UTC, the renderer's fixed date, the text size `.large` and the system's background.
  public init(
    width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    date: Date = EnvironmentValues().imageDate, dynamicTypeSize: DynamicTypeSize = .large,
    background: Color? = Color(uiColor: .systemBackground)
  ) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.colorScheme, self.layoutDirection) = (colorScheme, layoutDirection)
    (self.locale, self.timeZone, self.date) = (locale, timeZone, date)
    (self.dynamicTypeSize, self.background) = (dynamicTypeSize, background)
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.layoutDirection = layoutDirection
    environment.locale = locale
    environment.timeZone = timeZone
    environment.imageDate = date
    environment.dynamicTypeSize = dynamicTypeSize
    return environment
  }

  /// Runs code as that of a case: `Locale.current`, `Calendar.current`, `TimeZone.current` and `Date()` are the
  /// canvas's, for views that a test makes before they are compared, and for renderers that it drives.
  ///
  /// ```swift
  /// try GoldenCanvas(locale: Locale(identifier: "de_DE")).run {
  ///   let renderer = ImageRenderer(content: Diary(today: .now))
  ///   try renderer.tap("Next day")
  ///   expectGolden(of: renderer)
  /// }
  /// ```
  ///
  /// `Date()` in a view follows the clock of its renderer. Other code of the process, and tasks that it has started
  /// before, find the machine.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SimulatedMachine.using(SimulatedMachine(of: environment), body)
  }

  /// Runs asynchronous code as that of a case.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await SimulatedMachine.using(SimulatedMachine(of: environment), isolation: isolation, body)
  }

  /// Lays out a view on the canvas.
  /// - Throws: `RenderError`.
  public func draw(_ view: some View, with renderer: Renderer) throws -> Drawing {
    let (size, environment) = (ProposedViewSize(width: width, height: height), environment)
    return try run {
      guard let background else {
        return try renderer.draw(
          view, proposedSize: size, scale: scale, environment: environment)
      }
      return try renderer.draw(
        view.background(background), proposedSize: size, scale: scale, environment: environment)
    }
  }
}

/// The values of which every combination is a case. What is nil has the one value of the canvas, and no part
/// in the names.
public struct GoldenMatrix: Hashable, Sendable {
  /// Widths that the view is offered, in points: `card-320`.
  public var widths: [CGFloat]?
  /// Heights that the view is offered, in points: `card-h200`.
  public var heights: [CGFloat]?
  /// Pixels to a point: `card-2x`.
  public var scales: [CGFloat]?
  /// Light and dark: `card-dark`.
  public var colorSchemes: [ColorScheme]?
  /// Directions of reading: `card-rtl`.
  public var layoutDirections: [LayoutDirection]?
  /// Locales: `card-de_DE`.
  public var locales: [Locale]?
  /// Sizes of texts: `card-xxLarge`.
  public var dynamicTypeSizes: [DynamicTypeSize]?

  /// A matrix of these values. An empty list makes no case at all.
  public init(
    widths: [CGFloat]? = nil, heights: [CGFloat]? = nil, scales: [CGFloat]? = nil,
    colorSchemes: [ColorScheme]? = nil, layoutDirections: [LayoutDirection]? = nil,
    locales: [Locale]? = nil, dynamicTypeSizes: [DynamicTypeSize]? = nil
  ) {
    (self.widths, self.heights) = (widths, heights)
    (self.scales, self.colorSchemes) = (scales, colorSchemes)
    (self.layoutDirections, self.locales) = (layoutDirections, locales)
    self.dynamicTypeSizes = dynamicTypeSizes
  }

  /// One combination, and what its name has behind that of the case.
  public struct Cell: Hashable, Sendable {
    /// What is added to the name of the case: `-320-dark`; empty for a matrix without values.
    public var suffix: String
    /// The canvas with the values of the combination.
    public var canvas: GoldenCanvas
  }

  /// The combinations, the last value changing first: `card-320-h200-dark-rtl`. None where a list is empty.
  public func cells(on canvas: GoldenCanvas) -> [Cell] {
    var cells = [Cell(suffix: "", canvas: canvas)]
    func multiply<Value>(
      _ values: [Value]?, _ path: WritableKeyPath<GoldenCanvas, Value>, _ name: (Value) -> String
    ) {
      guard let values else { return }
      cells = cells.flatMap { cell in
        values.map { value in
          var next = cell
          next.suffix += "-\(name(value))"
          next.canvas[keyPath: path] = value
          return next
        }
      }
    }
    multiply(widths.map { $0.map { Optional($0) } }, \.width) { ($0 ?? 0).shortDescription }
    multiply(heights.map { $0.map { Optional($0) } }, \.height) { "h\(($0 ?? 0).shortDescription)" }
    multiply(scales, \.scale) { "\($0.shortDescription)x" }
    multiply(colorSchemes, \.colorScheme) { $0 == .dark ? "dark" : "light" }
    multiply(layoutDirections, \.layoutDirection) { $0 == .rightToLeft ? "rtl" : "ltr" }
    multiply(locales, \.locale) { $0.identifier }
    multiply(dynamicTypeSizes, \.dynamicTypeSize) { "\($0)" }
    return cells
  }
}
