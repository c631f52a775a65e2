import Foundation

/// An element for assistive technologies, such as VoiceOver, that stands for a part of a view without a view of its
/// own.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or element that contains this element; `nil` after its deallocation.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame in the coordinates of the container; null if none was set.
  open var accessibilityFrameInContainerSpace = CGRect.null
  /// The name by which UI tests find the element; `nil` if none was set.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The element's frame in screen coordinates: `accessibilityFrameInContainerSpace`, converted, or the frame that was
  /// set here if that is null.
  open override var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView, !accessibilityFrameInContainerSpace.isNull else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set {
      accessibilityFrameInContainerSpace = .null
      super.accessibilityFrame = newValue
    }
  }
}
