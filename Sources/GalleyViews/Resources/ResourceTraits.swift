import GalleyGeometry
import GalleyLayout

/// The kind of device that a variant of a resource is made for.
package enum ResourceIdiom: String, Hashable, CaseIterable, Sendable {
  case phone = "iphone"
  case pad = "ipad"
  case mac
  case television = "tv"
  case watch
  case vision

  /// The name that variations of texts have for the device.
  package var deviceName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    case .television: "appletv"
    case .watch: "applewatch"
    case .vision: "applevision"
    }
  }
}

/// What a variant of an image or a colour is made for; nil is for all.
package struct ResourceTraits: Hashable, Sendable {
  package var idiom: ResourceIdiom?
  package var colorScheme: ColorScheme?
  package var isHighContrast: Bool
  /// A language tag such as `pt-BR`.
  package var language: String?
  package var layoutDirection: LayoutDirection?

  package init(
    idiom: ResourceIdiom? = nil, colorScheme: ColorScheme? = nil, isHighContrast: Bool = false,
    language: String? = nil, layoutDirection: LayoutDirection? = nil
  ) {
    self.idiom = idiom
    self.colorScheme = colorScheme
    self.isHighContrast = isHighContrast
    self.language = language
    self.layoutDirection = layoutDirection
  }

  init(_ environment: EnvironmentValues) {
    self.init(
      idiom: environment.resourceIdiom, colorScheme: environment.colorScheme,
      isHighContrast: environment.colorSchemeContrast == .increased,
      language: environment.locale.identifier, layoutDirection: environment.layoutDirection)
  }

  /// The variants that fit best: by device, then language, direction, and appearance. Of appearances the scheme
  /// counts more than the contrast.
  /// - Complexity: O(n) in the variants.
  func best<Variant>(
    of variants: [Variant], _ traits: (Variant) -> ResourceTraits
  ) -> [Variant] {
    var rest = variants
    func keep(_ rank: (ResourceTraits) -> Int?) {
      let ranks = rest.map { rank(traits($0)) }
      guard let highest = ranks.compactMap({ $0 }).max() else { return rest = [] }
      rest = zip(rest, ranks).filter { $0.1 == highest }.map(\.0)
    }
    keep { $0.idiom == nil ? 0 : $0.idiom == idiom ? 1 : nil }
    keep { variant in
      guard let own = variant.language else { return 0 }
      let chain = LanguageChain.names(of: language ?? "")
      return chain.firstIndex { LanguageChain.areEqual($0, own) }.map { chain.count - $0 }
    }
    keep { $0.layoutDirection == nil ? 0 : $0.layoutDirection == layoutDirection ? 1 : nil }
    keep { variant in
      if variant.isHighContrast, !isHighContrast { return nil }
      guard let scheme = variant.colorScheme else { return variant.isHighContrast ? 1 : 0 }
      return scheme == colorScheme ? (variant.isHighContrast ? 3 : 2) : nil
    }
    return rest
  }
}

extension EnvironmentValues {
  /// The kind of device by which variants of images, colours and texts are chosen: a phone unless set.
  @Entry package var resourceIdiom: ResourceIdiom = .phone
}
