import Foundation
@_exported import UIKit

/// The social network of that name.
public let SLServiceTypeFacebook = "com.apple.social.facebook"

/// The social network of that name.
public let SLServiceTypeTwitter = "com.apple.social.twitter"

/// Writes to a social network. Inert: no network is there, as on iOS 11 and later.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
  /// The network.
  public let serviceType: String

  /// Creates a controller.
  @kept(self.serviceType = serviceType ?? "", super.init(nibName: nil, bundle: nil))
  public init!(forServiceType serviceType: String!)

  /// No document has such a controller.
  @answers(nil) public required init?(coder: NSCoder)

  /// Whether the network is there: no.
  @answers(false) open class func isAvailable(forServiceType serviceType: String!) -> Bool
  /// Writes a text. Inert.
  @answers(true) @discardableResult open func setInitialText(_ text: String!) -> Bool
  /// Adds a picture. Inert.
  @answers(true) @discardableResult open func add(_ image: UIImage!) -> Bool
  /// Adds an address. Inert.
  @answers(true) @discardableResult open func add(_ url: URL!) -> Bool
}
