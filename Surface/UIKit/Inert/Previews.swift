import Foundation

/// Where a preview comes from or goes to. Inert: previews are not drawn.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the centre is.
  public let container: UIView
  /// The centre of the preview.
  public let center: CGPoint
  /// The transform around the centre.
  public let transform: CGAffineTransform

  /// Creates a target in a view.
  @kept public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity)
}

/// A view that is shown by itself, with the place that it comes from or goes to. Inert: previews are not drawn.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How the preview looks.
  public let parameters: UIPreviewParameters
  /// Where the preview comes from or goes to.
  public let target: UIPreviewTarget

  /// A preview of a view at a place.
  @kept public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)

  /// A preview of a view at its current place.
  @kept(
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center)))
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters())

  /// The size of the view in points.
  @answers(view.bounds.size) open var size: CGSize { get }

  /// The same preview at another place.
  @answers(UITargetedPreview(view: view, parameters: parameters, target: newTarget))
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview
}
