// A file that says `import SwiftUI` builds on Linux unchanged: these are Galley's views by that name, and nothing that SwiftUI
// does not have. What Galley adds comes with `import Galley` alone. So this module does not import `Galley`: the members
// that `GalleyAdditions` gives to views would be seen in every file that imports this one.
@_exported import Combine
@_exported import GalleyControls
@_exported import GalleyGeometry
@_exported import GalleyMotion
@_exported import GalleyUIKit
@_exported import GalleyViews
@_exported import Observation

// Modules that hold more than SwiftUI's names.
@_exported import enum GalleyGraphics.BlendMode
@_exported import struct GalleyGraphics.ColorMatrix
@_exported import enum GalleyLayout.ContentMode
@_exported import enum GalleyLayout.LayoutDirection
@_exported import protocol GalleyLayout.AlignmentID
@_exported import protocol GalleyLayout.Layout
@_exported import protocol GalleyLayout.LayoutValueKey
@_exported import struct GalleyLayout.Alignment
@_exported import struct GalleyLayout.AnyLayout
@_exported import struct GalleyLayout.GridItem
@_exported import struct GalleyLayout.GridLayout
@_exported import struct GalleyLayout.HStackLayout
@_exported import struct GalleyLayout.HorizontalAlignment
@_exported import struct GalleyLayout.LayoutProperties
@_exported import struct GalleyLayout.LayoutSubview
@_exported import struct GalleyLayout.LayoutSubviews
@_exported import struct GalleyLayout.ProposedViewSize
@_exported import struct GalleyLayout.VStackLayout
@_exported import struct GalleyLayout.VerticalAlignment
@_exported import struct GalleyLayout.ViewDimensions
@_exported import struct GalleyLayout.ViewSpacing
@_exported import struct GalleyLayout.ZStackLayout
@_exported import class GalleyRendering.ImageRenderer
