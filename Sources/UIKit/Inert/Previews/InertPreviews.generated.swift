// Made by `make surface` from Surface/UIKit/Inert/Previews.swift; don't edit.
// swift-format-ignore-file

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
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
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
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// A preview of a view at its current place.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) { self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center)) }

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview { UITargetedPreview(view: view, parameters: parameters, target: newTarget) }
}
