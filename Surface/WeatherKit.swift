@_exported import CoreLocation
import Foundation

/// The weather of a place. The type exists for the signatures of methods: nothing is known.
public struct Weather: Sendable {}

/// Why the weather is not known.
public enum WeatherError: Error, Sendable {
  case permissionDenied, unknown
}

/// Reads the weather of a place. The app has no permission.
public final class WeatherService: Sendable {
  /// The app's service.
  public static let shared = WeatherService()
  /// Creates a service.
  public init()
  /// The weather of a place. Throws, since the app has no permission.
  @answers(throwing: WeatherError.permissionDenied)
  public func weather(for location: CLLocation) async throws -> Weather
}
