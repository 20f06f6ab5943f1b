// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// The layers of ARCHITECTURE.md: a target depends only on what its row of the table lists.
/// `Tests/ArchitectureTests` reads every `import` line and holds the sources to the same table.
let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyScenes", targets: ["GalleyScenes"]),
    .library(name: "GalleyBatch", targets: ["GalleyBatch"]),
    .library(name: "GalleyGoldens", targets: ["GalleyGoldens"]),
    .library(name: "GalleySwiftTesting", targets: ["GalleySwiftTesting"]),
    .library(name: "GalleyXCTest", targets: ["GalleyXCTest"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "GalleyPreviews", targets: ["GalleyPreviews"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    // For the package in Fuzz/.
    .library(name: "GalleyFuzzing", targets: ["GalleyFuzzing"]),
    .executable(name: "galley", targets: ["GalleyCommand"]),
    .executable(name: "galley-cases", targets: ["galley-cases"]),
    .executable(name: "galley-bench", targets: ["galley-bench"]),
    .executable(name: "galley-svg-suite", targets: ["galley-svg-suite"]),
    .executable(name: "galley-ios-bar", targets: ["galley-ios-bar"]),
    .executable(name: "galley-live", targets: ["galley-live"]),
  ],
  targets: [
    // Layer 0: system libraries and the bytes of Fonts/.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CLittleCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CWebSockets", providers: [.apt(["libwslay-dev", "nettle-dev"])]),
    // The submodules of `os`.
    .systemLibrary(name: "COS"),
    .target(name: "CBundledFonts"),
    .target(
      name: "CReportAssets",
      exclude: ["page.js", "report.css", "report.js", "batch.css", "batch.js"]),
    .target(name: "CDoctorHashes", exclude: ["hashes.txt"]),
    .target(
      name: "CLiveAssets",
      exclude: [
        "page.html", "page.css", "inspector.css", "choices.js", "connection.js", "frames.js",
        "list.js", "mirror.js", "input.js", "inspector.js", "sizing.js", "page.js",
      ]),
    .target(name: "CUnicodeTables"),
    .target(name: "CPixelKernels"),
    .target(name: "CProcess"),
    .target(name: "CLibc"),
    .target(name: "CConformances"),
    .target(name: "CFiles"),
    .target(name: "CMachine"),
    .target(name: "CMainActor"),
    .target(name: "CSymbols"),
    .target(name: "CHyphen"),
    .target(name: "CICU", linkerSettings: [.linkedLibrary("_FoundationICU")]),

    // A program of the compiler's, which expands macros.
    .target(name: "GalleyMacroExpansion", dependencies: ["GalleySwiftSource"]),
    .macro(name: "GalleyMacros", dependencies: ["GalleyMacroExpansion"]),
    // Goldens say which sources they were drawn by.
    .plugin(name: "SourceDigestPlugin", capability: .buildTool()),

    // Layer 1 and 2: values.
    .target(name: "GalleyGeometry"),
    .target(name: "GalleyFoundation", dependencies: ["CICU"]),
    .target(name: "GalleyBudget"),
    .target(name: "GalleyStrings"),
    .target(name: "GalleySwiftSource"),
    .target(name: "GalleyXML", dependencies: ["GalleyBudget", "GalleyStrings", "CExpat", "CICU"]),
    .target(name: "GalleyMotion", dependencies: ["GalleyGeometry"]),
    .target(name: "GalleyCombine", dependencies: ["GalleyBudget"]),
    .target(
      name: "GalleyGraphics", dependencies: ["GalleyGeometry", "GalleyBudget", "CPixelKernels"]),
    .target(
      name: "GalleyLayout",
      dependencies: ["GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyMotion"]),

    // Layer 3: engines.
    .target(
      name: "GalleyText",
      dependencies: [
        "GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyGraphics", "CFreeType",
        "CHarfBuzz",
        "CBundledFonts",
        "CUnicodeTables", "CICU", "CHyphen", "CNettle",
      ]),
    .target(
      name: "GalleyRaster",
      dependencies: ["GalleyGeometry", "GalleyBudget", "GalleyGraphics", "CPixelKernels"]),
    .target(
      name: "GalleyImages",
      dependencies: [
        "GalleyGeometry", "GalleyBudget", "GalleyGraphics", "CPixelKernels", "CPNG", "CISAL",
        "CDeflate",
        "CLittleCMS", "CTurboJPEG", "CWebP", "CZlib",
      ]),

    .target(
      name: "GalleySVG",
      dependencies: [
        "GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyGraphics", "GalleyText",
        "GalleyImages",
        "GalleyXML",
      ]),

    .target(
      name: "GalleyVector",
      dependencies: [
        "GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyGraphics", "GalleyText",
        "GalleyRaster", "GalleyImages",
      ]),

    .target(
      name: "GalleyDiagnostics",
      dependencies: ["GalleyGeometry", "GalleyStrings", "GalleyLayout", "GalleyText"]),

    // Layer 4 to 6: the language, the front door, scenes.
    .target(
      name: "GalleyViews",
      dependencies: [
        "GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyGraphics", "GalleyLayout",
        "GalleyText",
        "GalleyImages", "GalleySVG", "GalleyMotion", "GalleyCombine", "GalleyDiagnostics",
        "GalleyMacros", "CFiles", "CMainActor", "CSymbols",
      ]),
    .target(
      name: "GalleyControls",
      dependencies: [
        "GalleyGeometry", "GalleyMotion", "GalleyCombine", "GalleyFoundation",
        "GalleyGraphics", "GalleyLayout", "GalleyText", "GalleyImages", "GalleyViews",
      ]),
    .target(
      name: "GalleyDriving",
      dependencies: [
        "GalleyGeometry", "GalleyStrings", "GalleyLayout", "GalleyDiagnostics", "GalleyViews",
      ]),
    .target(
      name: "GalleyRendering",
      dependencies: [
        "GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyGraphics", "GalleyLayout",
        "GalleyText",
        "GalleyRaster", "GalleyImages", "GalleyVector", "GalleyMotion", "GalleyCombine",
        "GalleyDiagnostics",
        "GalleyViews", "GalleyControls", "GalleyDriving", "GalleyXML", "CProcess",
      ],
      plugins: ["SourceDigestPlugin"]),
    .target(
      name: "GalleyUIKit",
      dependencies: [
        "GalleyGeometry", "GalleyGraphics", "GalleyLayout", "GalleyText", "GalleyImages",
        "GalleyViews", "GalleyControls", "GalleyRendering",
      ]),
    .target(
      name: "GalleyAdditions",
      dependencies: [
        "GalleyGeometry", "GalleyGraphics", "GalleyLayout", "GalleyText", "GalleyViews",
      ]),
    .target(
      name: "Galley",
      dependencies: [
        "GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyGraphics", "GalleyLayout",
        "GalleyText",
        "GalleyImages", "GalleyVector", "GalleyMotion", "GalleyCombine", "GalleyFoundation",
        "GalleyDiagnostics",
        "GalleyViews", "GalleyControls", "GalleyRendering", "GalleyUIKit", "GalleyAdditions",
      ]),
    .target(
      name: "GalleyMachine",
      dependencies: ["GalleyGeometry", "GalleyBudget", "GalleyCombine", "GalleyViews", "CMachine"]),
    .target(name: "GalleyReports", dependencies: ["Galley", "GalleyStrings", "CReportAssets"]),
    .target(
      name: "GalleyData",
      dependencies: [
        "GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyImages", "GalleyXML",
        "GalleyDiagnostics",
      ]),
    .target(
      name: "GalleyScenes",
      dependencies: ["Galley", "GalleyBudget", "GalleyStrings", "GalleyText", "GalleyData"]),
    .target(
      name: "GalleyBatch",
      dependencies: [
        "Galley", "GalleyBudget", "GalleyStrings", "GalleyText", "GalleyImages", "GalleyData",
        "GalleyScenes",
        "GalleyReports", "CNettle",
      ]),
    .target(
      name: "GalleyGoldens",
      dependencies: [
        "Galley", "GalleyBudget", "GalleyStrings", "GalleyImages", "GalleyText", "GalleyMachine",
        "GalleyReports", "GalleyUIKit", "CProcess",
      ]),
    .target(
      name: "GalleyCanvas",
      dependencies: [
        "Galley", "GalleyStrings", "GalleyLayout", "GalleyDiagnostics", "GalleyViews",
        "GalleyDriving", "GalleyRendering",
      ]),
    .target(
      name: "GalleyPreviews",
      dependencies: [
        "Galley", "GalleyCanvas", "GalleyBudget", "GalleyStrings", "GalleySwiftSource",
        "GalleyText",
        "GalleyImages", "GalleyVector",
        "GalleyViews", "GalleyUIKit", "GalleyMachine", "CBundledFonts", "CProcess",
        "CConformances", "CNettle",
      ]),
    // It does not depend on `Galley`: what that adds to SwiftUI would be seen in files that import
    // SwiftUI alone.
    .target(
      name: "SwiftUI",
      dependencies: [
        "Combine", "GalleyGeometry", "GalleyMotion", "GalleyGraphics", "GalleyLayout",
        "GalleyViews", "GalleyControls", "GalleyRendering", "GalleyUIKit",
      ]),
    .target(name: "GalleyLive", dependencies: ["GalleyBudget", "CFiles", "CWebSockets"]),
    .target(
      name: "GalleyLiveSessions",
      dependencies: [
        "GalleyLive", "GalleyPreviews", "GalleyScenes", "GalleyData", "GalleyCanvas", "Galley",
        "GalleyBudget", "GalleyStrings",
      ]),
    .target(
      name: "GalleyProgramSessions",
      dependencies: [
        "GalleyPreviews", "GalleyCanvas", "GalleyData", "Galley", "GalleyStrings", "GalleyImages",
        "CFiles",
      ]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["GalleyViews"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(
      name: "CoreGraphics",
      dependencies: ["GalleyGeometry", "GalleyViews", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "GalleyViews"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKit", dependencies: ["QuartzCore", "GalleyUIKit", "_Testing_UIKit"]),
    .target(name: "WidgetKit", dependencies: ["SwiftUI", "GalleyViews"]),
    .target(name: "CoreLocation", dependencies: ["GalleyGeometry"]),
    .target(name: "SafariServices", dependencies: ["UIKit", "GalleyUIKit"]),
    .target(name: "MessageUI", dependencies: ["UIKit", "GalleyUIKit"]),
    .target(name: "PhotosUI", dependencies: ["SwiftUI", "UIKit", "GalleyUIKit", "GalleyViews"]),
    .target(name: "os", dependencies: ["COS"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "Combine", dependencies: ["GalleyCombine", "GalleyFoundation", "GalleyViews"]),

    // Layer 7: goldens in the words of test frameworks, and programs.
    .target(name: "GalleySwiftTesting", dependencies: ["GalleyGoldens", "GalleyUIKit"]),
    .target(name: "GalleyXCTest", dependencies: ["GalleyGoldens", "GalleyUIKit"]),
    .executableTarget(
      name: "GalleyCommand",
      dependencies: [
        "GalleyScenes", "GalleyBatch", "GalleyGoldens", "GalleyPreviews", "GalleyProgramSessions",
        "GalleyData", "Galley", "GalleyBudget",
        "GalleyStrings",
        "GalleyImages", "GalleyVector", "GalleyText", "CProcess", "CLibc", "CDoctorHashes",
      ]),
    .executableTarget(
      name: "galley-cases",
      dependencies: [
        "GalleyAdditions", "GalleyViews", "GalleyLayout", "GalleyGraphics", "GalleyGeometry",
      ]),
    .executableTarget(
      name: "galley-svg-suite",
      dependencies: [
        "GalleySVG", "GalleyRaster", "GalleyImages", "GalleyText", "GalleyGraphics",
        "GalleyGeometry", "GalleyBudget",
      ]),
    .target(
      name: "GalleyIOSBar", dependencies: ["GalleyGeometry", "GalleyGraphics", "GalleyImages"]),
    .executableTarget(name: "galley-ios-bar", dependencies: ["GalleyIOSBar", "GalleyGeometry"]),
    .executableTarget(
      name: "galley-live",
      dependencies: [
        "GalleyLive", "GalleyLiveSessions", "GalleyPreviews", "GalleyScenes", "Galley", "CProcess",
        "CLibc", "CLiveAssets",
      ]),
    .executableTarget(
      name: "galley-bench",
      dependencies: [
        "GalleyScenes", "GalleyGoldens", "GalleyCanvas", "Galley", "GalleyRaster", "GalleyText",
        "CProcess",
      ]),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["GalleyBudget", "GalleyLayout"], path: "Tests/TestSupport"
    ),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .target(
      name: "GalleyFuzzing",
      dependencies: [
        "Galley", "GalleyGeometry", "GalleyBudget", "GalleyStrings", "GalleyGraphics",
        "GalleyText", "GalleyRaster", "GalleyImages", "GalleySVG", "GalleyXML", "GalleyViews",
        "GalleyRendering", "GalleyData", "GalleyScenes", "GalleyBatch", "GalleyGoldens",
        "GalleyCanvas", "GalleyPreviews",
      ],
      path: "Tests/GalleyFuzzing"),
    .testTarget(
      name: "GalleyFuzzingTests", dependencies: ["GalleyFuzzing", "TestSupport"]),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["GalleyRendering"],
      exclude: ["large-images.txt", "offenders.txt"]),
    .testTarget(name: "GalleyGeometryTests", dependencies: ["GalleyGeometry", "TestSupport"]),
    .testTarget(name: "GalleyMacroExpansionTests", dependencies: ["GalleyMacroExpansion"]),
    .testTarget(
      name: "GalleySwiftSourceTests", dependencies: ["GalleySwiftSource", "TestSupport"]),
    .testTarget(name: "GalleyMotionTests", dependencies: ["GalleyMotion", "GalleyGeometry"]),
    .testTarget(name: "GalleyCombineTests", dependencies: ["GalleyCombine", "GalleyBudget"]),
    .testTarget(
      name: "GalleyXMLTests", dependencies: ["GalleyXML", "GalleyBudget", "TestSupport"]),
    .testTarget(name: "GalleyFoundationTests", dependencies: ["GalleyFoundation"]),
    .testTarget(name: "GalleyBudgetTests", dependencies: ["GalleyBudget", "TestSupport"]),
    .testTarget(name: "GalleyStringsTests", dependencies: ["GalleyStrings", "TestSupport"]),
    .testTarget(
      name: "GalleyLayoutTests", dependencies: ["GalleyLayout", "galley-cases", "TestSupport"]),
    .testTarget(
      name: "GalleyTextTests",
      dependencies: [
        "GalleyText", "GalleyStrings", "GalleyGraphics", "GalleyRaster", "TestSupport",
      ]),
    .testTarget(
      name: "GalleyRasterTests",
      dependencies: [
        "GalleyRaster", "GalleyGraphics", "GalleyBudget", "CPixelKernels", "TestSupport",
      ]),
    .testTarget(
      name: "GalleyImagesTests",
      dependencies: [
        "GalleyImages", "GalleyGraphics", "GalleyBudget", "CLittleCMS", "CPixelKernels",
        "CTurboJPEG", "CZlib", "TestSupport",
      ]),
    .testTarget(
      name: "GalleySVGTests",
      dependencies: [
        "GalleySVG", "GalleyRaster", "GalleyText", "GalleyImages", "GalleyGraphics",
        "GalleyBudget", "Galley", "galley-svg-suite", "TestSupport",
      ]),
    .testTarget(
      name: "GalleyVectorTests",
      dependencies: [
        "GalleyVector", "GalleySVG", "GalleyRaster", "GalleyText", "GalleyImages",
        "GalleyGraphics", "GalleyBudget",
      ]),
    .testTarget(
      name: "GalleyIOSBarTests", dependencies: ["GalleyIOSBar", "GalleyGraphics", "GalleyImages"]),
    .testTarget(
      name: "GalleyLiveTests",
      dependencies: [
        "GalleyLive", "galley-live", "GalleyBudget", "CLiveAssets", "GalleyRendering",
        "TestSupport",
      ]),
    .testTarget(
      name: "GalleyCanvasTests",
      dependencies: ["GalleyCanvas", "Galley", "GalleyViews", "GalleyRendering", "TestSupport"]),
    .testTarget(
      name: "GalleyLiveSessionsTests",
      dependencies: [
        "GalleyLiveSessions", "GalleyLive", "GalleyPreviews", "GalleyCanvas", "Galley",
        "GalleyBudget", "TestSupport",
      ],
      exclude: ["drawing.py"]),
    .testTarget(
      name: "GalleyProgramSessionsTests",
      dependencies: [
        "GalleyProgramSessions", "GalleyPreviews", "GalleyData", "GalleyImages", "Galley",
      ],
      exclude: ["drawing.py"]),
    .testTarget(
      name: "GalleyViewsTests",
      dependencies: [
        "Galley", "GalleyBudget", "GalleyText", "GalleyViews", "GalleyUIKit", "GalleySwiftTesting",
        "Combine", "CFiles", "TestSupport",
      ]),
    .testTarget(
      name: "GalleyControlsTests",
      dependencies: [
        "Galley", "GalleyControls", "GalleyViews", "GalleyUIKit", "GalleyImages",
        "GalleySwiftTesting", "TestSupport",
      ]),
    .testTarget(name: "GalleyReportsTests", dependencies: ["GalleyReports", "Galley"]),
    .testTarget(
      name: "GalleyGoldensTests",
      dependencies: [
        "GalleyGoldens", "GalleySwiftTesting", "GalleyScenes", "GalleyImages", "Galley",
        "TestSupport",
      ]),
    .testTarget(
      name: "GalleyMachineTests",
      dependencies: ["GalleyMachine", "GalleyCombine", "GalleyViews", "Galley"]),
    .testTarget(
      name: "GalleyPreviewsTests",
      dependencies: [
        "GalleyPreviews", "GalleyCanvas", "Galley", "GalleyViews", "GalleyUIKit",
        "GalleySwiftSource",
        "GalleyText", "GalleyImages", "CBundledFonts", "TestSupport",
      ]),
    .testTarget(
      name: "SwiftUIFilesTests",
      dependencies: [
        "Galley", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "UIKit", "WidgetKit", "os",
        "OSLog", "CoreLocation", "SafariServices", "MessageUI", "PhotosUI",
      ]),
    // The programs of Examples with their own tests.
    .testTarget(
      name: "GridTrainerTests", dependencies: ["Galley", "SwiftUI", "UIKit"],
      path: "Examples/GridTrainer", exclude: ["GridTrainer/GridTrainerApp.swift"]),
    .testTarget(
      name: "FlexibleViewTests", dependencies: ["Galley", "SwiftUI"],
      path: "Examples/FlexibleView", exclude: ["FlexibleView/FlexibleViewApp.swift"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Galley", "GalleyScenes", "GalleyBatch", "GalleyGoldens", "GalleyPreviews", "GalleyImages",
        "SwiftUI",
        "Combine", "UniformTypeIdentifiers", "CoreGraphics", "QuartzCore", "UIKit", "WidgetKit",
        "os", "OSLog", "CoreLocation", "SafariServices", "MessageUI", "PhotosUI",
      ]),
    .testTarget(name: "GalleyXCTestTests", dependencies: ["GalleyXCTest", "Galley"]),
    .testTarget(
      name: "GalleyDataTests", dependencies: ["GalleyData", "GalleyImages", "TestSupport"]),
    .testTarget(
      name: "GalleyScenesTests",
      dependencies: [
        "GalleyScenes", "GalleyData", "Galley", "GalleyBudget", "GalleyStrings", "GalleyText",
        "GalleyImages",
        "TestSupport",
      ]),
    .testTarget(
      name: "GalleyBatchTests",
      dependencies: [
        "GalleyBatch", "GalleyScenes", "GalleyData", "Galley", "GalleyBudget", "GalleyStrings",
        "GalleyGraphics",
        "GalleyText", "GalleyImages", "TestSupport",
      ]),
    .testTarget(
      name: "GalleyCommandTests",
      dependencies: [
        "GalleyImages", "GalleyGraphics", "GalleyBudget", "GalleyStrings", "GalleyGoldens",
        "GalleyPreviews", "GalleyProgramSessions", "GalleyData",
        "GalleyCommand", "Galley", "GalleyText", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
