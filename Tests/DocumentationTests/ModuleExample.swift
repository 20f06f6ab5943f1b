import Foundation

/// The example of a page below `Documentation/Modules`, or the program of a tutorial. The page shows its imports and what
/// lies between its lines `// example` and `// end`.
protocol ModuleExample: SendableMetatype {
  /// Runs the example.
  /// - Parameters:
  ///   - file: where it may write an image.
  ///   - print: what is called in place of Swift's `print`.
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws
}

/// All examples by the names of the pages.
let moduleExamples: [String: any ModuleExample.Type] = [
  "Galley": GalleyExample.self,
  "GalleyGeometry": GalleyGeometryExample.self,
  "GalleyFoundation": GalleyFoundationExample.self,
  "GalleyMotion": GalleyMotionExample.self,
  "GalleyCombine": GalleyCombineExample.self,
  "GalleyGraphics": GalleyGraphicsExample.self,
  "GalleyLayout": GalleyLayoutExample.self,
  "GalleyText": GalleyTextExample.self,
  "GalleyImages": GalleyImagesExample.self,
  "GalleyVector": GalleyVectorExample.self,
  "GalleyBudget": GalleyBudgetExample.self,
  "GalleyViews": GalleyViewsExample.self,
  "GalleyControls": GalleyControlsExample.self,
  "GalleyRendering": GalleyRenderingExample.self,
  "GalleyAdditions": GalleyAdditionsExample.self,
  "GalleyDiagnostics": GalleyDiagnosticsExample.self,
  "GalleyScenes": GalleyScenesExample.self,
  "GalleyBatch": GalleyBatchExample.self,
  "GalleyGoldens": GalleyGoldensExample.self,
  "GalleyPreviews": GalleyPreviewsExample.self,
  "SwiftUI": SwiftUIExample.self,
  "Combine": CombineExample.self,
  "UniformTypeIdentifiers": UniformTypeIdentifiersExample.self,
  "CoreGraphics": CoreGraphicsExample.self,
  "QuartzCore": QuartzCoreExample.self,
  "UIKit": UIKitExample.self,
  "WidgetKit": WidgetKitExample.self,
  "CoreLocation": CoreLocationExample.self,
  "SafariServices": SafariServicesExample.self,
  "MessageUI": MessageUIExample.self,
  "PhotosUI": PhotosUIExample.self,
  "os": OSExample.self,
  "OSLog": OSLogExample.self,
]

/// The programs of tutorials, each with the files below `Documentation/Tutorials/Code` that show it and what it prints.
let tutorialPrograms: [String: (example: any ModuleExample.Type, file: String, output: String)] = [
  "LayoutExplained": (LayoutExplainedExample.self, "why-2.swift", "why-6.txt"),
  "LayoutRepaired": (LayoutRepairedExample.self, "why-3.swift", "why-7.txt"),
]
