@_exported import CoreLocation
import Foundation

/// The weather of a place. The app may not know it.
public final class WeatherService: Sendable {
  /// The app's service.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}
  /// The weather of a place. Throws, since the app may not.
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
}
