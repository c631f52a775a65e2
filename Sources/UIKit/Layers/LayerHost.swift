import Foundation

/// The members of a view that its layer uses: the layer of a view reads and sets the geometry of the view, and forwards
/// requests for layout and drawing. `UIView` conforms to it.
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
