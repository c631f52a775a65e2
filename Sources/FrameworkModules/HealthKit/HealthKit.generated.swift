// Made by `make surface` from Surface/HealthKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
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
  public init(_ code: Code) { self.code = code }
}

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
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
}

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  /// What is counted or measured.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
}

/// What is counted or measured.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The type with a name.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// The name of what is counted or measured.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
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

@_spi(Generated) extension HKHealthStore: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { HKHealthStore() }
}
