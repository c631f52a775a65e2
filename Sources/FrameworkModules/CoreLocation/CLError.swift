import Foundation

/// Why a place is not known.
public struct CLError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
      regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult,
      geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
      deferredCanceled, rangingUnavailable, rangingFailure
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The place is not known.
  public static let locationUnknown = Code.locationUnknown
  /// The app has no permission.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
  /// There is no such address.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}
