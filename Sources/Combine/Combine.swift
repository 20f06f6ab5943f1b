// A file that says `import Combine` builds on Linux unchanged: publishers and observable objects are
// Galley's. Foundation comes with it, as its queues and timers are schedulers and publishers.
@_exported import Foundation
// `URLSession` is Foundation's on Apple's systems.
@_exported import FoundationNetworking
@_exported import GalleyCombine
// What else is Foundation's on Apple's systems.
@_exported import GalleyFoundation
@_exported import struct GalleyViews.InlinePresentationIntent
@_exported import struct GalleyViews.LocalizedStringResource
@_exported import class GalleyViews.NSItemProvider
@_exported import class GalleyViews.NSUserActivity
@_exported import class GalleyViews.UndoManager
