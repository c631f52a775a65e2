@_exported import UIKit

/// Lets the person write a mail. Inert: no account is there, so ``canSendMail()`` says no.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Is told when the person is done. Inert: it is never called.
  @inert open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Whether the device can send mails: no.
  @answers(false) open class func canSendMail() -> Bool

  /// Sets the subject.
  @inert open func setSubject(_ subject: String)
  /// Sets who gets the mail.
  @inert open func setToRecipients(_ toRecipients: [String]?)
  /// Sets who gets a copy.
  @inert open func setCcRecipients(_ ccRecipients: [String]?)
  /// Sets who gets a copy that others do not see.
  @inert open func setBccRecipients(_ bccRecipients: [String]?)
  /// Sets the text.
  @inert open func setMessageBody(_ body: String, isHTML: Bool)
  /// Adds a file.
  @inert open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String)
}

/// The outcome of writing a mail.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  case cancelled = 0, saved, sent, failed
}

/// Is told what became of a mail.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  @neverCalled
  optional func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Lets the person write a message. Inert: ``canSendText()`` says no.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Is told when the person is done. Inert: it is never called.
  @inert open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message.
  open var recipients: [String]?
  /// The text.
  open var body: String?

  /// Whether the device can send messages: no.
  @answers(false) open class func canSendText() -> Bool
}

/// The outcome of writing a message.
public enum MessageComposeResult: Int, Hashable, Sendable {
  case cancelled = 0, sent, failed
}

/// Is told what became of a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
