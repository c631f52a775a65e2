import Foundation

/// A part of a view that is no view itself, for assistive technology.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The object that has the element: a view, or another element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the container's coordinates; zero for none.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Name of the element for automation.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The frame in the coordinates of the screen: that in the container's, unless another was set.
  open override var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView, accessibilityFrameInContainerSpace != .zero else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set {
      accessibilityFrameInContainerSpace = .zero
      super.accessibilityFrame = newValue
    }
  }
}
