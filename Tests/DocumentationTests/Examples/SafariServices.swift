import Foundation
import SafariServices

enum SafariServicesExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let page = SFSafariViewController(url: URL(fileURLWithPath: "/page.html"))
    page.dismissButtonStyle = .close
    print(page.configuration.barCollapsingEnabled)
    // end
  }
}
