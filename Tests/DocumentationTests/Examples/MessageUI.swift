import Foundation
import MessageUI

enum MessageUIExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let mail = MFMailComposeViewController()
    mail.setSubject("Hello")
    print(MFMailComposeViewController.canSendMail())
    // end
  }
}
