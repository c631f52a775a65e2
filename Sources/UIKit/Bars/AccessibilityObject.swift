import Foundation

/// An object with accessibility properties: every `NSObject`, as in UIKit.
///
/// Responders and items of bars have these members themselves, and can override them. Other objects do not store them:
/// setting them has no effect.
@preconcurrency @MainActor public protocol AccessibilityObject: AnyObject {}

extension NSObject: AccessibilityObject {}

extension AccessibilityObject where Self: NSObject {
  /// Whether an assistive reader stops at the object.
  public var isAccessibilityElement: Bool {
    get { read(\.isAccessibilityElement, \.isAccessibilityElement) ?? false }
    set { write(newValue, \.isAccessibilityElement, \.isAccessibilityElement) }
  }

  /// The label: what an assistive reader says.
  public var accessibilityLabel: String? {
    get { read(\.accessibilityLabel, \.accessibilityLabel) ?? nil }
    set { write(newValue, \.accessibilityLabel, \.accessibilityLabel) }
  }

  /// The hint: what happens if the object is used.
  public var accessibilityHint: String? {
    get { read(\.accessibilityHint, \.accessibilityHint) ?? nil }
    set { write(newValue, \.accessibilityHint, \.accessibilityHint) }
  }

  /// The value, as an assistive reader says it.
  public var accessibilityValue: String? {
    get { read(\.accessibilityValue, \.accessibilityValue) ?? nil }
    set { write(newValue, \.accessibilityValue, \.accessibilityValue) }
  }

  /// The traits: what kind of element the object is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { read(\.accessibilityTraits, \.accessibilityTraits) ?? .none }
    set { write(newValue, \.accessibilityTraits, \.accessibilityTraits) }
  }

  /// The elements inside, in the order in which they are read.
  public var accessibilityElements: [Any]? {
    get { (self as? UIResponder)?.accessibilityElements }
    set { (self as? UIResponder)?.accessibilityElements = newValue }
  }

  private func read<Value>(
    _ responder: KeyPath<UIResponder, Value>, _ item: KeyPath<UIBarItem, Value>
  ) -> Value? {
    if let own = self as? UIResponder { return own[keyPath: responder] }
    return (self as? UIBarItem)?[keyPath: item]
  }

  private func write<Value>(
    _ value: Value, _ responder: ReferenceWritableKeyPath<UIResponder, Value>,
    _ item: ReferenceWritableKeyPath<UIBarItem, Value>
  ) {
    if let own = self as? UIResponder { own[keyPath: responder] = value }
    (self as? UIBarItem)?[keyPath: item] = value
  }
}
