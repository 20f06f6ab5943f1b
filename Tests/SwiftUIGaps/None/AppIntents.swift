// row: `AppIntentConfiguration`, `IntentConfiguration`, `ActivityConfiguration`
// expect: no such module 'AppIntents'
import AppIntents
import SwiftUI
struct Sample: View { var body: some View { Text("a") } }
