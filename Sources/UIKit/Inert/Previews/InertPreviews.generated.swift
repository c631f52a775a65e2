// Made by `make surface` from Surface/UIKit/Inert/Previews.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The position from which a preview appears, or to which it disappears. Inert: previews are not drawn.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates `center` is.
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

/// A preview that shows a view alone, with the position from which it appears or to which it disappears. Inert:
/// previews are not drawn.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view that the preview shows.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The position from which the preview appears, or to which it disappears.
  public let target: UIPreviewTarget

  /// Creates a preview of a view with a target position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view whose target is the view's current position.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) { self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center)) }

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// A copy of the preview with another target position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview { UITargetedPreview(view: view, parameters: parameters, target: newTarget) }
}
