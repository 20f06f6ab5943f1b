import SwiftUI

@main
struct GridTrainerApp: App {
  var body: some Scene {
    WindowGroup {
      TrainerView()
    }
  }
}
