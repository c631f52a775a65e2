// Made by `make surface` from Surface/StoreKit.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// Shows an app of the store. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  /// Is told when the person is done. Inert: it is never called.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "SKStoreProductViewController", frame: UIScreen.main.bounds) }
  /// Asks the store for an app. Inert: it never answers.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

/// Is told when the person is done with the store. Inert: it is never called.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Asks for a review. Inert: nobody is asked.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  /// Asks for a review. Inert.
  open class func requestReview() {}
  /// Asks for a review. Inert.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The number of an app in the store, among the parameters.
public let SKStoreProductParameterITunesItemIdentifier = "id"
