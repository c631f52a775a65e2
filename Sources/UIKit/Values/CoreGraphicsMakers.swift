import Foundation

// The names that Core Graphics has in C. Swift has them on Apple's systems, too.

/// The point at the origin.
public nonisolated let CGPointZero = CGPoint.zero
/// The size without width and height.
public nonisolated let CGSizeZero = CGSize.zero
/// The rectangle at the origin without width and height.
public nonisolated let CGRectZero = CGRect.zero

/// The point with two coordinates.
public nonisolated func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// The size with a width and a height.
public nonisolated func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// The rectangle with an origin and a size.
public nonisolated func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
