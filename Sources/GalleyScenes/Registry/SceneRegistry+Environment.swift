import Galley

extension SceneRegistry {
  private static let environmentKeys: [KeyDefinition] = [
    .optional(
      "layoutDirection", .layoutDirection, "inherited", "leftToRight or rightToLeft."),
    .optional(
      "locale", .locale, "inherited",
      "A language tag such as ja or fi-FI; affects letter case, line breaks and glyph forms."),
    .optional(
      "hyphenation", .bool, "inherited",
      "Whether words are hyphenated where lines end, by the locale's dictionary on this machine."),
    .optional("colorScheme", .colorScheme, "inherited", "light or dark."),
    .optional(
      "look", .look, "inherited",
      "18 or 26: the iOS whose numbers and colours screens and controls have."),
    .optional(
      "systemPalette", .choice(SystemPalette.allCases.map(\.rawValue)), "inherited",
      "classic for the named colours of iOS 13 to 18, release26 for those of iOS 26."),
    .optional(
      "ditheredGradients", .bool, "inherited",
      "Whether gradients are dithered to hide bands."),
    .optional(
      "gradientInterpolation", .choice(GradientInterpolation.allCases.map(\.rawValue)),
      "inherited",
      "premultiplied, or straight to interpolate opacity and colour separately."),
    .optional(
      "gridBehavior", .choice(["galley", "swiftUI"]), "inherited",
      "galley, or swiftUI for SwiftUI's behaviour."),
  ]

  static var environmentModifiers: [ModifierDefinition] {
    [
      environment,
      ModifierDefinition(
        name: "dynamicTypeSize",
        summary: "The size of text styles, or the allowed range.",
        argument: .optional(
          "size", .dynamicTypeSize, "none", "A size; use this, or minimum and maximum."),
        keys: [
          .optional("minimum", .dynamicTypeSize, "xSmall", "The smallest."),
          .optional("maximum", .dynamicTypeSize, "accessibility5", "The largest."),
        ]
      ) { view, arguments in
        if let size = try arguments["size"] {
          return AnyView(view.dynamicTypeSize(try size.dynamicTypeSize()))
        }
        let least = try arguments["minimum"]?.dynamicTypeSize() ?? .xSmall
        let most = try arguments["maximum"]?.dynamicTypeSize() ?? .accessibility5
        guard least <= most else {
          throw arguments.owner.error(
            found: "a minimum above the maximum", expected: "a minimum of at most the maximum")
        }
        return AnyView(view.dynamicTypeSize(least...most))
      },
      ModifierDefinition(
        name: "imageScale", summary: "The size of symbols relative to text.",
        argument: .required("scale", .imageScale, "small, medium or large."), keys: []
      ) { view, arguments in
        let scales: [(String, Image.Scale)] = [
          ("small", .small), ("medium", .medium), ("large", .large),
        ]
        return AnyView(
          view.imageScale(try arguments.required("scale").choice(scales, "a symbol's scale")))
      },
    ]
  }

  private static var environment: ModifierDefinition {
    ModifierDefinition(
      name: "environment", summary: "Environment values for the view and everything in it.",
      argument: nil,
      keys: environmentKeys
    ) { view, arguments in
      var result = view
      if let direction = try arguments["layoutDirection"] {
        result = AnyView(
          result.environment(
            \.layoutDirection,
            try direction.choice(
              [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)],
              "a layout direction")))
      }
      if let behavior = try arguments["gridBehavior"] {
        result = AnyView(
          result.environment(
            \.gridBehavior,
            try behavior.choice(
              [("galley", .galley), ("swiftUI", .swiftUI)], "a grid behaviour")))
      }
      if let dithered = try arguments["ditheredGradients"] {
        result = AnyView(result.environment(\.ditheredGradients, try dithered.bool()))
      }
      if let interpolation = try arguments["gradientInterpolation"] {
        let kinds = GradientInterpolation.allCases.map { ($0.rawValue, $0) }
        result = AnyView(
          result.environment(
            \.gradientInterpolation, try interpolation.choice(kinds, "a gradient interpolation")))
      }
      if let look = try arguments["look"] {
        result = AnyView(result.environment(\.systemLook, try look.look()))
      }
      if let palette = try arguments["systemPalette"] {
        let palettes = SystemPalette.allCases.map { ($0.rawValue, $0) }
        result = AnyView(
          result.environment(\.systemPalette, try palette.choice(palettes, "a palette")))
      }
      if let locale = try arguments["locale"] {
        result = AnyView(result.environment(\.locale, try locale.locale()))
      }
      if let isHyphenated = try arguments["hyphenation"] {
        result = AnyView(result.environment(\._hyphenation, try isHyphenated.bool()))
      }
      if let scheme = try arguments["colorScheme"] {
        result = AnyView(
          result.environment(
            \.colorScheme,
            try scheme.choice([("light", .light), ("dark", .dark)], "a colour scheme")))
      }
      return result
    }
  }
}
