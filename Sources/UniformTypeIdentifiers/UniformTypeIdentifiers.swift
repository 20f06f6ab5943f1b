// A file that says `import UniformTypeIdentifiers` builds on Linux unchanged: `UTType` is Galley's.
@_exported import struct GalleyViews.UTType
