// A file that says `import QuartzCore` builds on Linux unchanged: it has the time and the transforms of space. There
// are no layers.
@_exported import CoreGraphics
import GalleyViews
@_exported import func GalleyViews.CATransform3DConcat
@_exported import func GalleyViews.CATransform3DMakeAffineTransform
@_exported import func GalleyViews.CATransform3DMakeRotation
@_exported import func GalleyViews.CATransform3DMakeScale
@_exported import func GalleyViews.CATransform3DMakeTranslation
@_exported import func GalleyViews.CATransform3DRotate
@_exported import func GalleyViews.CATransform3DScale
@_exported import func GalleyViews.CATransform3DTranslate
@_exported import let GalleyViews.CATransform3DIdentity
@_exported import struct GalleyViews.CATransform3D

/// Seconds that go on as an animation does: in an image those of its clock, which stands still without one, and
/// elsewhere those since the machine was started. Only differences mean something.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }

/// Seconds.
public typealias CFTimeInterval = Double
