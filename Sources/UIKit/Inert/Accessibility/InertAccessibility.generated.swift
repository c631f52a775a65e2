// Made by `make surface` from Surface/UIKit/Inert/Accessibility.swift; don't edit.
// swift-format-ignore-file

import Foundation

extension NSAttributedString.Key {
  /// The language in which text is read. Inert: nothing reads it.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch at which text is read. Inert: nothing reads it.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Whether punctuation is read. Inert: nothing reads it.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// The sounds of text. Inert: nothing reads it.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether text is spelled. Inert: nothing reads it.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// Whether an announcement waits. Inert: nothing reads it.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The level of a heading. Inert: nothing reads it.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
}

/// What a search of a rotor finds. Inert: no assistive technology searches.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. Inert: the value is stored and has no effect.
  open weak var targetElement: (any NSObjectProtocol)?

  /// Creates a result without an element.
  public override init() {}

  /// Creates a result with an element.
  public convenience init(targetElement: any NSObjectProtocol) {
    self.init()
    self.targetElement = targetElement
  }
}

/// Where a search of a rotor starts and where it goes. Inert: no assistive technology searches.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from which the search goes on. Inert: the value is stored and has no effect.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search. Inert: the value is stored and has no effect.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a search forwards that starts at no element.
  public override init() {}
}
