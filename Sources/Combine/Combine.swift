// A file that says `import Combine` builds on Linux unchanged: observable objects are Galley's.
@_exported import Galley
