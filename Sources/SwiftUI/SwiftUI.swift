// A file that says `import SwiftUI` builds on Linux unchanged: this is Galley by that name.
@_exported import Combine
@_exported import Galley
