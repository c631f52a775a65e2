import Foundation
@_exported import UIKit

/// Whether an app may write.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, sharingDenied, sharingAuthorized
}

/// Why nothing is known.
public struct HKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case errorHealthDataUnavailable = 1
    case errorAuthorizationDenied = 4
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  @kept public init(_ code: Code)
}

/// What the device knows of the person's health. It knows nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init()
  /// Whether the device supports it: no.
  @answers(false) open class func isHealthDataAvailable() -> Bool
  /// Whether the app may write a kind: no.
  @answers(.sharingDenied) open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus
  /// Asks for permission. The answer is no.
  @answers(completion(false, HKError(.errorHealthDataUnavailable)))
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  )
}

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  @kept init(identifier: String)
  /// What is counted or measured.
  @answers(HKQuantityType(identifier))
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType?
}

/// What is counted or measured.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The type with a name.
  @kept(super.init(identifier: identifier.rawValue)) public init(_ identifier: HKQuantityTypeIdentifier)
}

/// The name of what is counted or measured.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  @kept public init(rawValue: String)
  /// Steps.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// How far the person walked.
  public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// Beats of the heart.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// Energy that was used.
  public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// How heavy the person is.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// How tall the person is.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
}

/// A kind of health data that is measured at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
