@inPlaceOf(Accessibility) import Foundation

extension NSAttributedString.Key {
  /// The language in which text is spoken. Inert: nothing reads the attribute.
  @inert
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch at which text is spoken. Inert: nothing reads the attribute.
  @inert public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Whether punctuation is spoken. Inert: nothing reads the attribute.
  @inert
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// The pronunciation of text, in the International Phonetic Alphabet. Inert: nothing reads the attribute.
  @inert
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether text is spelled out letter by letter. Inert: nothing reads the attribute.
  @inert
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// Whether an announcement waits until earlier announcements were spoken. Inert: nothing reads the attribute.
  @inert
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The level of a heading. Inert: nothing reads the attribute.
  @inert
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
}

/// The element that the search of a rotor finds. Inert: no assistive technology runs.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found. Inert: the value is stored and has no effect.
  @inert open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the text that was found, if it is a text: a `UITextRange`, which is declared above this folder.
  @inert var rangeOfText: NSObject?

  /// Creates a result without an element.
  public override init()

  /// Creates a result with an element.
  @kept(self.init(), self.targetElement = targetElement) public convenience init(targetElement: any NSObjectProtocol)
}

/// The start and the direction of the search of a rotor. Inert: no assistive technology runs.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element at which the search starts. Inert: the value is stored and has no effect.
  @inert open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search. Inert: the value is stored and has no effect.
  @inert open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a search that goes forwards and does not start at a particular element.
  public override init()
}

/// A further piece of information about an element, which VoiceOver offers on request. Inert: no assistive technology runs.
open class AXCustomContent: NSObject {
  /// When VoiceOver speaks a piece of information.
  public enum Importance: UInt, Hashable, Sendable {
    /// On request.
    case `default` = 0
    /// Always.
    case high = 1
  }

  /// The name of the information.
  @answers(attributedLabel.string) open var label: String { get }
  /// The name of the information, with attributes.
  open var attributedLabel: NSAttributedString
  /// The information.
  @answers(attributedValue.string) open var value: String { get }
  /// The information, with attributes.
  open var attributedValue: NSAttributedString
  /// When VoiceOver speaks the information.
  open var importance = Importance.default

  /// Creates a piece of information of a name and a value.
  @kept public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString)
  /// Creates a piece of information of a name and a value.
  @kept(
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value)))
  public convenience init(label: String, value: String)
}

/// An element with further pieces of information.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The pieces of information in the order in which they are offered. Inert: no assistive technology asks for them.
  // The type is the framework's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
  /// Computes the pieces of information whenever they are asked for. Inert: there is none.
  @answers(nil) public var accessibilityCustomContentBlock: (@MainActor () -> [AXCustomContent]?)?? { get }
}
