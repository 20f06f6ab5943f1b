import Foundation
import Testing

/// Holds the sources to the table of ARCHITECTURE.md.
@Suite struct ImportLayerTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let geometry = ["GalleyGeometry", "GalleyLimits"]
  private static let values = geometry + ["GalleyGraphics", "GalleyLayout"]
  private static let engines = values + ["GalleyText", "GalleyRaster", "GalleyImages"]
  private static let front =
    engines + [
      "GalleyMotion", "GalleyCombine", "GalleyDiagnostics", "GalleyViews", "GalleyControls",
    ]

  /// What each module may import of this package.
  private static let allowed: [String: [String]] = [
    "GalleyGeometry": [],
    "GalleyFoundation": ["CICU"],
    "GalleyLimits": [],
    "GalleyXML": ["GalleyLimits", "CExpat"],
    "GalleyGraphics": geometry + ["CPixelKernels"],
    "GalleyMotion": geometry,
    "GalleyCombine": ["GalleyLimits"],
    "GalleyMacroExpansion": [],
    "GalleyMacros": ["GalleyMacroExpansion"],
    "GalleyLayout": geometry + ["GalleyMotion"],
    "GalleyText": geometry + [
      "GalleyGraphics", "CFreeType", "CHarfBuzz", "CBundledFonts", "CUnicodeTables", "CICU",
      "CHyphen", "CNettle",
    ],
    "GalleyRaster": geometry + ["GalleyGraphics", "CPixelKernels"],
    "GalleyImages": geometry + [
      "GalleyGraphics", "CPixelKernels", "CPNG", "CISAL", "CDeflate", "CLittleCMS", "CTurboJPEG",
      "CWebP", "CZlib",
    ],
    "GalleySVG": geometry + ["GalleyGraphics", "GalleyText", "GalleyImages", "GalleyXML"],
    "GalleyDiagnostics": geometry + ["GalleyLayout", "GalleyText"],
    "GalleyViews": values + [
      "GalleyText", "GalleyImages", "GalleySVG", "GalleyMotion", "GalleyCombine",
      "GalleyDiagnostics", "CFiles", "CMainActor", "CSymbols",
    ],
    "GalleyControls": values + [
      "GalleyText", "GalleyImages", "GalleyMotion", "GalleyCombine", "GalleyFoundation",
      "GalleyViews",
    ],
    "GalleyRendering": front + ["CProcess"],
    "GalleyAdditions": values + ["GalleyText", "GalleyViews"],
    "Galley": front + ["GalleyFoundation", "GalleyRendering", "GalleyAdditions"],
    "GalleyScenes": front + ["Galley", "GalleyXML", "CReportAssets"],
    "GalleyMachine": front + ["CMachine"],
    "GalleyGoldens": front + ["Galley", "GalleyMachine", "CProcess", "CReportAssets"],
    "GalleyPreviews": front + [
      "Galley", "GalleyMachine", "CProcess", "CConformances", "CNettle",
    ],
    "GalleySwiftTesting": ["GalleyGoldens"],
    "GalleyXCTest": ["GalleyGoldens"],
    "SwiftUI": [
      "Combine", "GalleyGeometry", "GalleyMotion", "GalleyGraphics", "GalleyLayout", "GalleyViews",
      "GalleyControls", "GalleyRendering",
    ],
    "UniformTypeIdentifiers": ["GalleyViews"],
    "_Testing_CoreGraphics": [], "_Testing_UIKit": [],
    "CoreGraphics": ["GalleyGeometry", "GalleyViews"],
    "QuartzCore": ["CoreGraphics", "GalleyViews"],
    "UIKit": ["QuartzCore", "GalleyViews"],
    "os": ["os"],
    "OSLog": ["os"],
    "Combine": ["GalleyCombine", "GalleyFoundation", "GalleyViews"],
    "GalleyCommand": front + [
      "Galley", "GalleyScenes", "GalleyGoldens", "GalleyPreviews", "CProcess",
    ],
    "galley-bench": front + ["Galley", "GalleyScenes", "GalleyGoldens", "CProcess"],
    "galley-svg-suite": geometry + [
      "GalleyGraphics", "GalleyText", "GalleyRaster", "GalleyImages", "GalleySVG",
    ],
    "GalleyIOSBar": ["GalleyGeometry", "GalleyGraphics", "GalleyImages"],
    "galley-ios-bar": ["GalleyIOSBar", "GalleyGeometry"],
    "galley-cases": [
      "GalleyAdditions", "GalleyViews", "GalleyLayout", "GalleyGraphics", "GalleyGeometry",
    ],
  ]

  /// What a module may import besides: Foundation comes with the geometry, and everywhere but there
  /// by that way alone.
  private static let platform: [String: [String]] = [
    "GalleyGeometry": ["Foundation"], "GalleyFoundation": ["Foundation"],
    "GalleyCombine": ["Foundation", "Dispatch"],
    "Combine": ["Foundation", "FoundationNetworking"],
    "CoreGraphics": ["Foundation"], "os": ["Foundation"],
    "GalleyMacroExpansion": ["FoundationEssentials", "Glibc"], "GalleyPreviews": ["Foundation"],
    "GalleyLimits": ["Glibc", "Synchronization"],
    "GalleyRaster": ["Dispatch"],
    "GalleyViews": ["Observation", "Swift"], "Galley": ["Observation"], "SwiftUI": ["Observation"],
    "GalleyScenes": ["Synchronization"], "GalleyCommand": ["Synchronization"],
    "GalleyGoldens": ["Dispatch"], "GalleySwiftTesting": ["Testing"], "GalleyXCTest": ["XCTest"],
  ]

  private static func swiftFiles(below folder: String) throws -> [URL] {
    let start = root.appendingPathComponent(folder)
    let walker = try #require(
      FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil))
    return walker.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }

  /// The modules that a file imports.
  private static func imports(of file: URL) throws -> [String] {
    let modifiers = ["public", "internal", "package", "private", "fileprivate"]
    // `import struct Module.Name` names the module behind the kind.
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) })
      else { return nil }
      let isKind = kinds.contains(String(words[place + 1])) && place + 2 < words.count
      let path = words[isKind ? place + 2 : place + 1]
      return String(path.prefix { $0 != "." })
    }
  }

  /// The folder below `Sources` that a file is in.
  private static func module(of file: URL) -> String {
    String(file.path.dropFirst(root.path.count).split(separator: "/")[1])
  }

  @Test func everyImportIsInTheTable() throws {
    var seen: Set<String> = []
    for file in try Self.swiftFiles(below: "Sources") {
      let module = Self.module(of: file)
      seen.insert(module)
      let allowed = try #require(Self.allowed[module], "\(module) is not in the table")
      for name in try Self.imports(of: file) {
        let isAllowed = allowed.contains(name) || Self.platform[module, default: []].contains(name)
        #expect(isAllowed, "\(file.lastPathComponent) of \(module) imports \(name)")
      }
    }
    #expect(seen == Set(Self.allowed.keys))
  }

  /// The names that `import UIKit` brings are all of UIKit's that there are, and none of SwiftUI's.
  @Test func theFacadeOfUIKitHasAllItsNames() throws {
    let ofSwiftUI: Set = [
      "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
      "UIViewControllerRepresentableContext", "UIHostingController",
    ]
    let names = try Regex(
      "(?m)^(?:public|open) (?:final )?(?:class|struct|enum|protocol|func|typealias) "
        + "((?:UI|NSLayout|NSDirectional)[A-Za-z0-9]+)")
    var declared: Set<String> = []
    for file in try Self.swiftFiles(below: "Sources/GalleyViews") {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: names) {
        declared.insert(match[1].substring.map(String.init) ?? "")
      }
    }
    let facade = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/UIKit/UIKit.swift"), encoding: .utf8)
    let exported = Set(
      facade.split(separator: "\n").compactMap { line -> String? in
        line.contains(" GalleyViews.") ? line.split(separator: ".").last.map(String.init) : nil
      })
    #expect(declared.count > 80)
    #expect(exported == declared.subtracting(ofSwiftUI))
  }

  /// Members of a type are seen wherever their module is loaded: what Galley adds to views is loaded by no module that
  /// a file of somebody's own imports by a name of Apple's.
  @Test(arguments: [
    "SwiftUI", "Combine", "UniformTypeIdentifiers", "CoreGraphics", "QuartzCore", "UIKit", "os",
    "OSLog",
  ])
  func additionsAreOutOfReach(of facade: String) throws {
    var imports: [String: Set<String>] = [:]
    for file in try Self.swiftFiles(below: "Sources") {
      imports[Self.module(of: file), default: []].formUnion(try Self.imports(of: file))
    }
    var (reached, next): (Set<String>, [String]) = ([], [facade])
    while let module = next.popLast() {
      guard reached.insert(module).inserted else { continue }
      next += imports[module, default: []]
    }
    #expect(reached.isDisjoint(with: ["Galley", "GalleyAdditions"]), "\(reached.sorted())")
  }

  /// What goldens and journals say of the engine is of these sources.
  @Test func theDigestIsOfTheSources() throws {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Scripts/source-digest")
    process.arguments = ["--check"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: message, as: UTF8.self))")
  }

  /// FreeType opens files, finds glyphs and gives outlines and advances in font units, or bitmaps as
  /// they are: nothing that it hints, scales or renders reaches a pixel.
  @Test func freeTypeNeitherHintsNorScalesNorRenders() throws {
    let allowed: Set = [
      "FT_Init_FreeType", "FT_Done_FreeType", "FT_New_Memory_Face", "FT_Done_Face",
      "FT_Get_Char_Index", "FT_Get_First_Char", "FT_Get_Next_Char", "FT_Get_Sfnt_Table",
      "FT_Get_Advance", "FT_Load_Glyph", "FT_Outline_Decompose", "FT_Select_Size",
      "FT_Set_Var_Design_Coordinates", "FT_Palette_Data_Get", "FT_Palette_Select",
      "FT_Get_Color_Glyph_Layer", "FT_Sfnt_Table_Info", "FT_Load_Sfnt_Table",
      "FT_Library_Version", "FT_Set_Charmap", "FT_Get_CMap_Format",
    ]
    let call = try Regex("FT_[A-Za-z_]+(?=\\()")
    var loads = 0
    for file in try Self.swiftFiles(below: "Sources") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        for match in line.matches(of: call) {
          let name = String(line[match.range])
          // Types are made by names that look like calls.
          if [
            "FT_Long", "FT_ULong", "FT_UInt", "FT_Palette_Data", "FT_LayerIterator", "FT_Fixed",
            "FT_Outline_Funcs",
          ].contains(name) {
            continue
          }
          #expect(allowed.contains(name), "\(file.lastPathComponent) calls \(name)")
          guard name == "FT_Load_Glyph" || name == "FT_Get_Advance" else { continue }
          loads += 1
          #expect(
            line.contains("galley_ft_load_outline") || line.contains("galley_ft_load_color"))
        }
      }
    }
    #expect(loads == 3)
    let shim = Self.root.appendingPathComponent("Sources/CFreeType/shim.h")
    let flags = try String(contentsOf: shim, encoding: .utf8)
    #expect(flags.contains("FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP"))
  }

  @Test func filesStayReadable() throws {
    let assets = ["css", "js"].map {
      Self.root.appendingPathComponent("Sources/CReportAssets/report.\($0)")
    }
    for files in try [Self.swiftFiles(below: "Sources"), Self.swiftFiles(below: "Tests"), assets] {
      for file in files {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false
        ).count
        #expect(lines <= 400, "\(file.lastPathComponent) has \(lines) lines")
      }
    }
  }
}
