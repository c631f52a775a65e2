@_exported import UIKit

/// Lets the person write a message. Inert: ``canSendText()`` says no.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Is told when the person is done. Inert: it is never called.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message.
  open var recipients: [String]?
  /// The text.
  open var body: String?

  /// Whether the device can send messages: no.
  open class func canSendText() -> Bool { false }
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
