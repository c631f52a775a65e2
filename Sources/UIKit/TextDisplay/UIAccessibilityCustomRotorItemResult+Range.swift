import Foundation

extension UIAccessibilityCustomRotorItemResult {
  /// The range of the element's text that was found; `nil` if the whole element was found. Inert: no assistive technology
  /// runs; the range is only stored.
  public var targetRange: UITextRange? {
    get { rangeOfText as? UITextRange }
    set { rangeOfText = newValue }
  }

  /// Creates a result with an element and a range of its text.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init(targetElement: targetElement)
    self.targetRange = targetRange
  }
}
