import Foundation

/// What is counted or measured.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The type with a name.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
