import GalleyGeometry

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours; layers without one have the foreground style.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The levels of the foreground style.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which of its variants a symbol is drawn in: `.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String] = []

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// The symbol filled.
  public static let fill = none.fill
  /// The symbol with a stroke through it.
  public static let slash = none.slash

  /// These variants and a circle around.
  public var circle: SymbolVariants { adding("circle") }
  /// These variants and a square around.
  public var square: SymbolVariants { adding("square") }
  /// These variants and a rectangle around.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// These variants, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// These variants with a stroke through them.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether all parts of other variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    Set(parts).isSuperset(of: other.parts)
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    other.parts.reduce(self) { $0.adding($1) }
  }

  private func adding(_ part: String) -> SymbolVariants {
    var result = self
    if !parts.contains(part) { result.parts.append(part) }
    return result
  }

  /// The names that a symbol may have in these variants, the fullest first.
  func names(of symbol: String) -> [String] {
    if parts.isEmpty { return [symbol] }
    let shapes = parts.filter { $0 != "fill" }
    let kinds = parts.contains("fill") ? shapes + ["fill"] : shapes
    let whole = kinds.reduce(symbol) { $0.hasSuffix("." + $1) ? $0 : "\($0).\($1)" }
    let filled = kinds.contains("fill") && !symbol.hasSuffix(".fill") ? [symbol + ".fill"] : []
    return [whole] + filled + [symbol]
  }
}

extension EnvironmentValues {
  /// The variants that symbols are drawn in, where they have them.
  @Entry public var symbolVariants: SymbolVariants = .none

  /// How symbols are coloured; nil is one colour, or the levels of a foreground style that has several.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

nonisolated extension View {
  /// Draws symbols in this view in a variant more, where they have it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentView(content: self) {
      $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.union(variant)
    }
  }

  /// How the layers of symbols in this view are coloured. A symbol without colours of its own has the foreground style
  /// in
  /// `.multicolor`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    EnvironmentView(content: self) { $0.symbolRenderingMode = mode }
  }

  /// No effect: images are sRGB.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension SymbolScale {
  init(_ scale: Image.Scale) {
    switch scale {
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
}
