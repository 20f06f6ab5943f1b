import GalleyGeometry
import GalleyViews

// AppKit's names for what UIKit's stand for.
/// `UIColor` under AppKit's name.
public typealias NSColor = UIColor
/// `UIImage` under AppKit's name.
public typealias NSImage = UIImage
/// `UIFont` under AppKit's name.
public typealias NSFont = UIFont
