import GalleyGeometry
import GalleyViews

// AppKit's names for what UIKit's stand for.
public typealias NSColor = UIColor
public typealias NSImage = UIImage
public typealias NSFont = UIFont
