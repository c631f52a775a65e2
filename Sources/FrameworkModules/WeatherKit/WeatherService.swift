@_exported import CoreLocation
import Foundation

/// Reads the weather of a place. The app has no permission.
public final class WeatherService: Sendable {
  /// The app's service.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}
  /// The weather of a place. Throws, since the app has no permission.
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
}
