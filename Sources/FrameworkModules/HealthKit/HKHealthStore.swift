import Foundation
@_exported import UIKit

/// What the device knows of the person's health. It knows nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() {}
  /// Whether the device supports it: no.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Whether the app may write a kind: no.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  /// Asks for permission. The answer is no.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
}
