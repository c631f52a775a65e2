import Foundation

/// An object with accessibility properties: every `NSObject`, as in UIKit.
///
/// `UIResponder` and `UIBarItem` declare the properties below themselves, so subclasses can override them. For all
/// other objects, setting such a property has no effect, and reading it returns a default value.
@preconcurrency @MainActor public protocol AccessibilityObject: AnyObject {}

extension NSObject: AccessibilityObject {}

extension AccessibilityObject where Self: NSObject {
  /// Whether VoiceOver treats the object as an element. False for objects that are neither responders nor bar items.
  public var isAccessibilityElement: Bool {
    get { read(\.isAccessibilityElement, \.isAccessibilityElement) ?? false }
    set { write(newValue, \.isAccessibilityElement, \.isAccessibilityElement) }
  }

  /// The text that VoiceOver reads for the object; `nil` if none was set.
  public var accessibilityLabel: String? {
    get { read(\.accessibilityLabel, \.accessibilityLabel) ?? nil }
    set { write(newValue, \.accessibilityLabel, \.accessibilityLabel) }
  }

  /// A text that says what happens if the object is activated; `nil` if none was set.
  public var accessibilityHint: String? {
    get { read(\.accessibilityHint, \.accessibilityHint) ?? nil }
    set { write(newValue, \.accessibilityHint, \.accessibilityHint) }
  }

  /// The value of the object as VoiceOver reads it, such as the position of a slider; `nil` if none was set.
  public var accessibilityValue: String? {
    get { read(\.accessibilityValue, \.accessibilityValue) ?? nil }
    set { write(newValue, \.accessibilityValue, \.accessibilityValue) }
  }

  /// The traits: what kind of element the object is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { read(\.accessibilityTraits, \.accessibilityTraits) ?? .none }
    set { write(newValue, \.accessibilityTraits, \.accessibilityTraits) }
  }

  /// The accessibility elements inside the object, in the order in which VoiceOver reads them. Only responders store
  /// them; for other objects it is `nil`.
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
