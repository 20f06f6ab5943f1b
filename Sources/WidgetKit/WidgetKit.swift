// A file that says `import WidgetKit` builds on Linux unchanged: it has the timelines of widgets, and the previews that
// draw them. Views, widgets and bundles come with `import SwiftUI`.
import GalleyViews
@_exported import Foundation
@_exported import enum GalleyViews.WidgetFamily
@_exported import struct GalleyViews.ContainerBackgroundPlacement
@_exported import struct GalleyViews.WidgetPreviewContext
@_exported import struct GalleyViews.WidgetRenderingMode
