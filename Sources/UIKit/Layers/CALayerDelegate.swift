import Foundation

/// Draws and lays out for a layer. All methods are optional.
public protocol CALayerDelegate: AnyObject {
  /// Makes the contents.
  func display(_ layer: CALayer)
  /// Draws the content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layers inside.
  func layoutSublayers(of layer: CALayer)
  /// The animation of a change. Inert: nothing is animated.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Nothing.
  public func display(_ layer: CALayer) {}
  /// Nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// None.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
