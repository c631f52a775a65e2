// Made by `make surface` from Surface/Social.swift; don't edit.
// swift-format-ignore-file

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
  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType ?? ""
    super.init(nibName: nil, bundle: nil)
  }

  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }

  /// Whether the network is there: no.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  /// Writes a text. Inert.
  @discardableResult open func setInitialText(_ text: String!) -> Bool { true }
  /// Adds a picture. Inert.
  @discardableResult open func add(_ image: UIImage!) -> Bool { true }
  /// Adds an address. Inert.
  @discardableResult open func add(_ url: URL!) -> Bool { true }
}
