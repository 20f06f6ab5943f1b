import Foundation
import Testing

/// Holds the sources and Package.swift to the tables of ARCHITECTURE.md.
@Suite struct ImportLayerTests {
  private let table: ModuleTable
  private let manifest: PackageManifest
  private let imports: [String: Set<String>]

  init() throws {
    table = try ModuleTable(SourceTree.text("ARCHITECTURE.md"))
    manifest = try PackageManifest(SourceTree.text("Package.swift"))
    imports = try Self.read.get()
  }

  /// Read once for all tests.
  private static let read = Result { try SourceTree.importsByModule() }

  @Test func theTableHasAllModules() {
    #expect(manifest.targets.count == manifest.count)
    #expect(Set(table.rows.keys) == Set(manifest.modules.keys))
    #expect(imports.keys.allSatisfy { table.rows[$0] != nil })
    #expect(imports.count > 40)
  }

  @Test func everyImportIsInTheTable() throws {
    for (module, names) in imports {
      let allowed = try #require(table.rows[module]).allowed
      let others = names.subtracting(allowed).subtracting(table.platform[module, default: []])
      #expect(others.isEmpty, "\(module) imports \(others.sorted())")
    }
  }

  /// What is imported of the package is a dependency of its own, not one of a dependency.
  @Test func everyImportIsADependency() throws {
    for (module, names) in imports {
      let dependencies = try #require(manifest.targets[module]).dependencies
      let others = names.intersection(table.rows.keys).subtracting(dependencies)
      #expect(others.isEmpty, "\(module) imports \(others.sorted()) without a dependency")
    }
  }

  @Test func everyDependencyIsInTheTable() throws {
    for (module, target) in manifest.modules {
      let allowed = try #require(table.rows[module]).allowed
      let libraries = target.dependencies.filter { manifest.targets[$0]?.kind != "macro" }
      let others = Set(libraries).subtracting(allowed)
      #expect(others.isEmpty, "\(module) depends on \(others.sorted())")
    }
  }

  /// A name in the table says that the module is used, and no layer looks upwards.
  @Test func theTableNamesNothingElse() throws {
    for (module, row) in table.rows {
      let target = try #require(manifest.targets[module])
      let unused = row.named.subtracting(target.dependencies).subtracting(
        imports[module, default: []])
      #expect(unused.isEmpty, "\(module) does not use \(unused.sorted())")
      guard let layer = row.layer else { continue }
      let above = row.allowed.filter { (table.rows[$0]?.layer ?? .max) > layer }
      #expect(above.isEmpty, "\(module) looks upwards, to \(above.sorted())")
    }
    for (module, names) in table.platform {
      let unused = names.subtracting(imports[module, default: []])
      #expect(unused.isEmpty, "\(module) does not import \(unused.sorted())")
    }
  }

  /// The names that `import UIKit` brings are all of UIKit's that there are, and what previews read in the place of
  /// `#selector`, and none of SwiftUI's.
  @Test func theFacadeOfUIKitHasAllItsNames() throws {
    let ofSwiftUI: Set = [
      "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
      "UIViewControllerRepresentableContext", "UIHostingController",
      "UIHostingControllerSizingOptions", "UIGestureRecognizerRepresentable",
      "UIGestureRecognizerRepresentableContext",
      "UIGestureRecognizerRepresentableCoordinateSpaceConverter",
    ]
    let names = try Regex(
      "(?m)^(?:public|open) (?:final )?(?:class|struct|enum|protocol|func|typealias) "
        + "((?:UI|CA|CT|CF|CGFont|CGDataProvider|NSLayout|NSDirectional|NSText|NSLineBreak|NSUnderline"
        + "|_?[Ss]elect)[A-Za-z0-9]*)"
    )
    var declared: Set<String> = []
    for file in try SourceTree.swiftFiles(below: "Sources/GalleyUIKit") {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: names) {
        declared.insert(match[1].substring.map(String.init) ?? "")
      }
    }
    let facade = try String(
      contentsOf: SourceTree.root.appendingPathComponent("Sources/UIKit/UIKit.swift"),
      encoding: .utf8)
    let exported = Set(
      facade.split(separator: "\n").compactMap { line -> String? in
        line.contains(" GalleyUIKit.") ? line.split(separator: ".").last.map(String.init) : nil
      })
    #expect(declared.count > 80 && declared.isSuperset(of: ["_selector", "_Select", "Selector"]))
    #expect(exported == declared.subtracting(ofSwiftUI))
  }

  /// UIKit's names come with `import SwiftUI` as on a Mac, and not with `import Galley`.
  @Test func namesOfUIKitComeWithSwiftUI() throws {
    let line = "@_exported import GalleyUIKit"
    #expect(try SourceTree.text("Sources/SwiftUI/SwiftUI.swift").contains(line))
    #expect(try !SourceTree.text("Sources/Galley/Exports.swift").contains(line))
    let engine = try ["GalleyViews", "GalleyControls", "GalleyRendering"].map {
      try #require(imports[$0])
    }
    #expect(engine.allSatisfy { !$0.contains("GalleyUIKit") })
  }

  /// Members of a type are seen wherever their module is loaded: what Galley adds to views is loaded by no module that
  /// a file of somebody's own imports by a name of Apple's.
  @Test(arguments: [
    "SwiftUI", "Combine", "UniformTypeIdentifiers", "CoreGraphics", "QuartzCore", "UIKit",
    "WidgetKit", "os", "OSLog", "CoreLocation", "SafariServices", "MessageUI", "PhotosUI",
  ])
  func additionsAreOutOfReach(of facade: String) {
    var (reached, next): (Set<String>, [String]) = ([], [facade])
    while let module = next.popLast() {
      guard reached.insert(module).inserted else { continue }
      next += imports[module, default: []]
    }
    #expect(reached.isDisjoint(with: ["Galley", "GalleyAdditions"]), "\(reached.sorted())")
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
      "FT_Library_Version", "FT_Set_Charmap", "FT_Get_CMap_Format", "FT_Get_SubGlyph_Info",
      // Bitmaps have a size of their own.
      "FT_New_Size", "FT_Activate_Size", "FT_Done_Size",
    ]
    let call = try Regex("FT_[A-Za-z_]+(?=\\()")
    var loads = 0
    for file in try SourceTree.swiftFiles(below: "Sources") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        for match in line.matches(of: call) {
          let name = String(line[match.range])
          // Types are made by names that look like calls.
          if [
            "FT_Long", "FT_ULong", "FT_UInt", "FT_Palette_Data", "FT_LayerIterator", "FT_Fixed",
            "FT_Outline_Funcs", "FT_Int", "FT_Matrix",
          ].contains(name) {
            continue
          }
          #expect(allowed.contains(name), "\(file.lastPathComponent) calls \(name)")
          guard name == "FT_Load_Glyph" || name == "FT_Get_Advance" else { continue }
          loads += 1
          #expect(
            ["outline", "color", "parts"].contains { line.contains("galley_ft_load_\($0)") })
        }
      }
    }
    #expect(loads == 6)
    let shim = SourceTree.root.appendingPathComponent("Sources/CFreeType/shim.h")
    let flags = try String(contentsOf: shim, encoding: .utf8)
    #expect(flags.contains("FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP"))
  }

  @Test(arguments: ["Sources", "Tests", "Scripts", "Examples", "Python/src"])
  func filesStayReadable(below folder: String) throws {
    let extensions: Set<String> = ["swift", "c", "h", "py", "html", "css", "js"]
    let files = try SourceTree.files(below: folder, extensions) + SourceTree.scripts(below: folder)
    // Scripts/unicode-tables writes the tables.
    let written = files.filter { !SourceTree.path(of: $0).hasPrefix("Sources/CUnicodeTables/") }
    #expect(!written.isEmpty)
    for file in written {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect(lines <= 400, "\(SourceTree.path(of: file)) has \(lines) lines")
    }
  }

  @Test func filesOfAllKindsAreFound() throws {
    #expect(try SourceTree.files(below: "Sources", ["c", "h"]).count > 40)
    #expect(try SourceTree.files(below: "Sources", ["html", "css", "js"]).count >= 16)
    #expect(try SourceTree.scripts(below: "Scripts").count > 50)
    #expect(try SourceTree.scripts(below: "Tests").count > 10)
  }
}
