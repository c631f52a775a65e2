import Foundation

/// What a layer asks of the view that it belongs to.
protocol LayerHost: AnyObject {
  var layerBounds: CGRect { get set }
  var layerPosition: CGPoint { get set }
  var layerTransform: CGAffineTransform { get set }
  var layerOfSuperview: CALayer? { get }
  var subviewCount: Int { get }
  func layerNeedsDisplay()
  func layerNeedsLayout()
  func layerLayoutIfNeeded()
}
