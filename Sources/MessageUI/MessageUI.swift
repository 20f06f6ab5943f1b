// A file that says `import MessageUI` builds on Linux unchanged, as far as it writes mails and messages in a controller: it is an
// outline with a warning.
@_exported import UIKit
import GalleyUIKit

/// A mail that is being written. It is not drawn.
@MainActor @preconcurrency
open class MFMailComposeViewController: _SystemViewController {
  /// What hears of how it ended. It is kept weakly, and is not called.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// What hears of screens. It is kept weakly, and is not called.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Whether mails can be sent: false, as on a device without an account.
  open class func canSendMail() -> Bool { false }
  /// Sets the subject, which is forgotten.
  open func setSubject(_ subject: String) {}
  /// Sets who gets the mail, which is forgotten.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets who gets a copy, which is forgotten.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets a copy that the others do not know of, which is forgotten.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text, which is forgotten.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file, which is forgotten.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
  /// Sets the address of the sender, which is forgotten.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// How a mail ended.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  /// It was not sent.
  case cancelled
  /// It is kept.
  case saved
  /// It was sent.
  case sent
  /// It could not be sent.
  case failed
}

/// Hears of how a mail ended. Galley does not call it.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The mail is over. Not called.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A message that is being written. It is not drawn.
@MainActor @preconcurrency
open class MFMessageComposeViewController: _SystemViewController {
  /// What hears of how it ended. It is kept weakly, and is not called.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message; nil is nobody. On an image it has no effect.
  open var recipients: [String]?
  /// The text; nil is none. On an image it has no effect.
  open var body: String?
  /// The subject; nil is none. On an image it has no effect.
  open var subject: String?

  /// Whether messages can be sent: false.
  open class func canSendText() -> Bool { false }
  /// Whether files can be sent: false.
  open class func canSendAttachments() -> Bool { false }
  /// Whether a subject can be sent: false.
  open class func canSendSubject() -> Bool { false }
  /// Adds a file, which is forgotten.
  /// - Returns: false.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
}

/// How a message ended.
public enum MessageComposeResult: Int, Hashable, Sendable {
  /// It was not sent.
  case cancelled
  /// It was sent.
  case sent
  /// It could not be sent.
  case failed
}

/// Hears of how a message ended. Galley does not call it.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The message is over. Not called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
