import Foundation

/// Where a preview comes from or goes to. Inert: previews are not drawn.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The middle.
  public let center: CGPoint
  /// The transform around the centre.
  public let transform: CGAffineTransform

  /// A place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}
