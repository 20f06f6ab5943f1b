import SwiftUI

@main
struct FlexibleViewApp: App {
  var body: some Scene {
    WindowGroup {
      ChipsView()
    }
  }
}
