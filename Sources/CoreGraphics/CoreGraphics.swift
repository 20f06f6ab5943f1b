// A file that says `import CoreGraphics` builds on Linux unchanged: lengths and rectangles are Foundation's, paths,
// transforms, colours and contexts are Galley's.
@_exported import Foundation
@_exported import class GalleyGeometry.CGMutablePath
@_exported import class GalleyGeometry.CGPath
@_exported import enum GalleyGeometry.CGLineCap
@_exported import enum GalleyGeometry.CGLineJoin
@_exported import enum GalleyGeometry.CGPathFillRule
@_exported import struct GalleyGeometry.CGAffineTransform
@_exported import struct GalleyGeometry.CGVector
@_exported import func GalleyGeometry.CGPointMake
@_exported import func GalleyGeometry.CGRectMake
@_exported import func GalleyGeometry.CGSizeMake
@_exported import class GalleyViews.CGColor
@_exported import class GalleyViews.CGColorSpace
@_exported import class GalleyViews.CGContext
@_exported import class GalleyViews.CGGradient
@_exported import class GalleyViews.CGImage
@_exported import enum GalleyViews.CGBlendMode
@_exported import enum GalleyViews.CGPathDrawingMode
@_exported import func GalleyViews.CGColorSpaceCreateDeviceGray
@_exported import func GalleyViews.CGColorSpaceCreateDeviceRGB
@_exported import struct GalleyViews.CGGradientDrawingOptions
@_exported import typealias GalleyViews.CFArray
@_exported import typealias GalleyViews.CFString
