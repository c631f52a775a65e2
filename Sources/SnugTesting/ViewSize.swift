import Foundation

/// The size of a view that is shown alone.
public enum ViewSize: Hashable, Sendable {
  /// The least size that its constraints and its content allow.
  case fitting
  /// A width in points, and the least height that its constraints and its content allow then.
  case width(Double)
  /// A width and a height in points.
  case points(Double, Double)
}
