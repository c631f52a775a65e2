import Foundation

/// An object with a coordinate system: a view, a screen or a scene.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The object's rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UICoordinateSpace {
  /// Converts a point from this object's coordinates to those of `coordinateSpace`.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let own = originOnScreen(of: self)
    let other = originOnScreen(of: coordinateSpace)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from the coordinates of `coordinateSpace` to those of this object.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle from this object's coordinates to those of `coordinateSpace`.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of `coordinateSpace` to those of this object.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

/// The position of a coordinate system's origin in screen coordinates, in points. For screens and scenes it is zero.
@MainActor private func originOnScreen(of space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView else { return .zero }
  let origin = view.convert(CGPoint.zero, to: nil as UIView?)
  let window = view as? UIWindow ?? view.window
  return CGPoint(x: origin.x + (window?.frame.minX ?? 0), y: origin.y + (window?.frame.minY ?? 0))
}

extension UIScreen {
  /// The coordinate system of the screen in its current orientation.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate system of the screen in portrait orientation. Inert: returns that of the current orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
