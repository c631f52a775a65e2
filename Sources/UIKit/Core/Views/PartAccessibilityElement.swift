import Foundation

/// The accessibility element of a part of a view that is not a subview, such as a segment. Its label, traits and frame are
/// those that the part has when they are read.
final class PartAccessibilityElement: UIAccessibilityElement {
  private let index: Int

  /// Creates the element of the part with an index in `accessibilityParts`.
  init(view: UIView, index: Int) {
    self.index = index
    super.init(accessibilityContainer: view)
  }

  private var part: InnerElement? {
    guard let parts = (accessibilityContainer as? UIView)?.accessibilityParts, index < parts.count else { return nil }
    return parts[index]
  }

  override var ownAccessibilityLabel: String? { part?.label }
  override var ownAccessibilityValue: String? { part?.value }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? part?.hint }
    set { super.accessibilityHint = newValue }
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { part?.traits ?? .none }

  override var ownAccessibilityFrame: CGRect {
    guard let part, let view = accessibilityContainer as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(part.frame, in: view)
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? part?.identifier }
    set { super.accessibilityIdentifier = newValue }
  }
}

extension UIView {
  /// One accessibility element per part, in the order of `accessibilityParts`. The elements are kept, because containers look
  /// for them by identity.
  var partAccessibilityElements: [Any] {
    let count = accessibilityParts.count
    var elements = Array(accessibility.partElements.prefix(count))
    while elements.count < count { elements.append(PartAccessibilityElement(view: self, index: elements.count)) }
    accessibility.partElements = elements
    return elements
  }

  /// A fraction from 0 to 1 as VoiceOver speaks it, in whole percent.
  func percentage(of fraction: Float) -> String? {
    guard fraction.isFinite else { return nil }
    // in range: from 0 to 100
    return "\(Int((min(1, max(0, fraction)) * 100).rounded()))%"
  }
}
