import Foundation

/// The state of assistive technology, and notifications for it.
///
/// No assistive technology runs here. Settings that are traits have the values of the main screen; the others are off.
@preconcurrency @MainActor public enum UIAccessibility {
  /// The kind of a message that an app posts to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a notification from UIKit's number for it.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen has changed. The posted argument is the element that the screen reader reads next.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. The posted argument is the element that the screen reader reads next.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen reader reads a text, which is the posted argument.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled. The posted argument is a text that the screen reader reads.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The assistive technology whose identifier is the posted argument has to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The assistive technology whose identifier is the posted argument can go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Tells assistive technology of a change. Inert: none runs.
  public static func post(notification: Notification, argument: Any?) {}

  /// The element that has the focus of an assistive technology. Inert: none runs, so there is no element.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

  /// Asks for Guided Access, which restricts the device to this app. Inert: the handler gets false.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    completionHandler(false)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  // MARK: Settings

  /// Whether the user switched on bold text, according to the main screen's traits.
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
  /// Whether the user switched on increased contrast, according to the main screen's traits.
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }
  /// Whether the screen reader runs. Inert: it does not.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switch control is on. Inert: it is off.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is on. Inert: it is off.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether sound is mono. Inert: it is not.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether the user switched on captions for films. Inert: always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colours are inverted. Inert: they are not.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether Guided Access restricts the device to one app. Inert: it does not.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether a visible shape is drawn around every button. Inert: none is.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether colours are shown as greys. Inert: they are not.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether transparency is reduced. Inert: it is not.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether motion is reduced. Inert: it is not.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether cross-fades replace sliding transitions. Inert: they do not.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether films may start by themselves. Inert: they may.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether selected text can be read aloud. Inert: it can't.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be read aloud. Inert: it can't.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether shaking the device undoes the last action. Inert: always true, but no device is ever shaken here.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether apps have to use more than colour to distinguish things. Inert: always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches show the labels “I” and “O” for on and off. Inert: they don't.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  // MARK: Notifications

  /// The screen reader was turned on or off. Inert: never posted, like all notifications here.
  public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// Control by switches was turned on or off. Inert.
  public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  /// Bold text was turned on or off. Inert.
  public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// More contrast was turned on or off. Inert.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  /// Less movement was turned on or off. Inert.
  public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// Less transparency was turned on or off. Inert.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  /// Inverted colours were turned on or off. Inert.
  public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// Greyscale display was turned on or off. Inert.
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  /// Guided Access, which binds the device to one app, was turned on or off. Inert.
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  /// The setting that draws a shape around every button was turned on or off. Inert.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  /// Captions were turned on or off. Inert.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  /// A text was read to its end. Inert.
  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  /// An assistive technology moved its focus to an element. Inert.
  public nonisolated static let elementFocusedNotification = name("ElementFocused")
  /// Key, in the user info of a notification, of the text that was read. Inert: nothing is posted.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Key, in the user info of a notification, of whether the text was read to its end. Inert: nothing is posted.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Key, in the user info of a notification, of the element that got the focus. Inert: nothing is posted.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Key, in the user info of a notification, of the element that lost the focus. Inert: nothing is posted.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Key, in the user info of a notification, of the assistive technology concerned. Inert: nothing is posted.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  private nonisolated static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }
}
