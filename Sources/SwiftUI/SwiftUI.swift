// A file that says `import SwiftUI` builds on Linux unchanged: this is Galley by that name.
// `URLSession`, which is Foundation's on Apple's systems, comes with it.
@_exported import FoundationNetworking
@_exported import Galley
