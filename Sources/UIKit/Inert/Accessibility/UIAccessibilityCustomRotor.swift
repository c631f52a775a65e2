import Foundation

/// A rotor with which people move from one element of a kind to the next, such as from heading to heading. Inert: no
/// assistive technology runs; the rotor is only stored.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// The direction in which the person moves through the elements.
  public enum Direction: Int, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next = 1
  }

  /// Kinds of elements that the system has a rotor for.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// A closure that finds the next or previous element, given the current element and the direction.
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name. Inert: the value is stored and has no effect.
  open var name: String
  /// The name as an attributed string. Inert: the value is stored and has no effect.
  open var attributedName: NSAttributedString { didSet { name = attributedName.string } }
  /// The closure that finds the next or previous element. Inert: the value is stored and has no effect.
  open var itemSearchBlock: Search
  /// The kind of elements. Inert: the value is stored and has no effect.
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// Creates a rotor for a kind of elements that the system knows.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}
