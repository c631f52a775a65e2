import Foundation

/// A way through the elements of a kind that an app offers to assistive technology. Inert: no assistive technology
/// runs; the rotor is kept.
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

  /// Finds the next element.
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name. Inert: the value is stored and has no effect.
  open var name: String
  /// The name with attributes. Inert: the value is stored and has no effect.
  open var attributedName: NSAttributedString { didSet { name = attributedName.string } }
  /// Finds the next element. Inert: the value is stored and has no effect.
  open var itemSearchBlock: Search
  /// The kind of elements. Inert: the value is stored and has no effect.
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// A rotor for a kind of elements.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}
