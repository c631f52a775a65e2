import Foundation

/// How a single view on a test screen is sized.
public enum ViewSize: Hashable, Sendable {
  /// The least size that the view's constraints and content allow.
  case fitting
  /// A width in points, and the least height that the view's constraints and content allow at this width.
  case width(Double)
  /// A width and a height in points.
  case points(Double, Double)
}
