/// Traits that UIKit gives to its own views and does not declare. Apps that inspect views know them by number.
///
/// Source of the numbers: [AXTraits.h](https://github.com/facebook/idb/blob/main/PrivateHeaders/AXRuntime/AXTraits.h).
extension UIAccessibilityTraits {
  /// A text field or text view.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A text field or text view that is being edited.
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// A text field whose text is hidden.
  static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  /// The back button of a navigation bar.
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// A tab of a tab bar.
  static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// A text view.
  static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}
