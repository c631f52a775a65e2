import Foundation

/// Why the weather is not known.
public enum WeatherError: Error, Sendable {
  case permissionDenied, unknown
}
