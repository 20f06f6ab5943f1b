import Foundation
import GalleyPreviews
import Testing

@testable import GalleyPreviews

@Suite struct PreviewResourceSymbolTests {
  @Test(arguments: [
    ("AccentColor", "color", "accent"), ("cat_image", "image", "cat"), ("Brand", "color", "brand"),
    ("color_000000", "color", "color000000"), ("M", "image", "M"), ("BMW", "image", "BMW"),
    ("TLSold", "image", "tlSold"), ("TLS2016", "image", "TLS_2016"), ("3d", "image", "_3D"),
    ("3D", "image", "_3_D"), ("121212", "color", "_121212"), ("M-stadt", "image", "mStadt"),
    ("ap_tileGreen_01", "image", "apTileGreen01"),
    ("QR-Code Icon Black", "image", "qrCodeIconBlack"),
    ("icon_ID", "image", "iconID"), ("default", "color", "`default`"), ("Color", "color", "color"),
    ("A-1-1-0", "image", "A_1_1_0"), ("orbita+", "image", "orbita"),
    ("LogoColor", "image", "logoColor"),
  ])
  func namesAreAsXcodeMakesThem(_ name: String, _ kind: String, _ expected: String) {
    #expect(AssetSymbolName.property(name, kind: kind) == expected)
  }

  @Test func catalogueBecomesSource() throws {
    let folder = try ProjectFolder()
    try folder.write(
      "A.xcassets/icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    for path in ["Brand", "BrandColor", "Red", "icons/Tint"] {
      try folder.writeColor("A.xcassets/\(path)", "{}")
    }
    try folder.writeImage("A.xcassets/icons/Star")
    let symbols = folder.index.assetSymbols(extendingTypes: false)
    #expect(
      symbols.source == """
        // Made of the asset catalogues.
        import Foundation
        import SwiftUI

        extension ColorResource {
          static let brand = ColorResource(name: "Brand", bundle: Foundation.Bundle.main)
          static let red = ColorResource(name: "Red", bundle: Foundation.Bundle.main)
          enum Icons {
            static let tint = ColorResource(name: "icons/Tint", bundle: Foundation.Bundle.main)
          }
        }

        extension ImageResource {
          enum Icons {
            static let star = ImageResource(name: "icons/Star", bundle: Foundation.Bundle.main)
          }
        }

        """)
    #expect(symbols.problems.count == 1)
    let extended = folder.index.assetSymbols()
    #expect(
      extended.source.contains(
        "static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }"))
    #expect(!extended.source.contains("static var red"))
    #expect(
      extended.problems.contains("\"Red\" is not SwiftUI.Color.red: the name is already taken"))
    let own = folder.index.assetSymbols(declared: ["brand"], used: ["brand"])
    #expect(own.source.contains("static let brand"))
    #expect(!own.source.contains("static var brand"))
    #expect(!own.source.contains("tint"))
    #expect(try ProjectFolder().index.assetSymbols().source == "")
  }
}
