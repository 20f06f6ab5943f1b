// row: `Chart`, `Map`, `WebView`
// expect: no such module 'Charts'
import Charts
import SwiftUI
struct Sample: View { var body: some View { Text("a") } }
