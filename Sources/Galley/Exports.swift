// What users of `import Galley` name: geometry with Foundation, layout, views, and the values that
// images are made of.
@_exported import GalleyFoundation
@_exported import GalleyGeometry
@_exported import GalleyGraphics
@_exported import GalleyLayout
@_exported import GalleyViews
@_exported import Observation
@_exported import enum GalleyImages.ImageError
@_exported import struct GalleyImages.LimitedFile
@_exported import struct GalleyImages.PNGEncoder
@_exported import enum GalleyBudget.LimitError
@_exported import typealias GalleyBudget.LimitExcess
@_exported import class GalleyBudget.RenderBudget
@_exported import typealias GalleyBudget.PictureLimits
@_exported import struct GalleyText.FontCollection
@_exported import struct GalleyText.FontLock
@_exported import enum GalleyVector.SVGText
@_exported import GalleyMotion
@_exported import GalleyCombine
@_exported import GalleyControls
@_exported import GalleyRendering
@_exported import GalleyAdditions
@_exported import GalleyDiagnostics
