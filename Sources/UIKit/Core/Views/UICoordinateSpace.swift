import Foundation

/// What points are measured in: a view, a screen or a scene.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its own rectangle, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UICoordinateSpace {
  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let own = originOnScreen(of: self)
    let other = originOnScreen(of: coordinateSpace)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  /// Converts a rectangle from another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

/// Where the zero point of a space lies on the screen; screens and scenes begin there.
@MainActor private func originOnScreen(of space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView else { return .zero }
  let origin = view.convert(CGPoint.zero, to: nil as UIView?)
  let window = view as? UIWindow ?? view.window
  return CGPoint(x: origin.x + (window?.frame.minX ?? 0), y: origin.y + (window?.frame.minY ?? 0))
}

extension UIScreen {
  /// The screen as it is held.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen held upright. Inert: the screen as it is held.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
