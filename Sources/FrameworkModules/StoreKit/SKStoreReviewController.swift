import Foundation
@_exported import UIKit

/// Asks for a review. Inert: nobody is asked.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  /// Asks for a review. Inert.
  open class func requestReview() {}
  /// Asks for a review. Inert.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The number of an app in the store, among the parameters.
public let SKStoreProductParameterITunesItemIdentifier = "id"
