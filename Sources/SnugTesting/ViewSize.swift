import Foundation

/// How a single view on a test screen is sized.
public enum ViewSize: Hashable, Sendable {
  /// The least size that its constraints and its content allow.
  case fitting
  /// A width in points, and the least height that its constraints and its content allow then.
  case width(Double)
  /// A width and a height in points.
  case points(Double, Double)
}
