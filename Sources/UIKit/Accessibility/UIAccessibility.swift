import Foundation

/// The state of assistive technology, and notifications for it.
///
/// No assistive technology runs here. Settings that are traits have the values of the main screen; the others are off.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    /// A notification with a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen is new; the argument is the element to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new; the argument is the element to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled; the argument is a text to read.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The technology that the argument names has to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The technology that the argument names can go on.
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

  /// Whether text is bold: whether the main screen's traits say so.
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
  /// Whether colours have more contrast: whether the main screen's traits say so.
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }
  /// Whether the screen reader runs. Inert: it does not.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switch control is on. Inert: it is off.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is on. Inert: it is off.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether sound is mono. Inert: it is not.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have captions. Inert: they have not.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colours are inverted. Inert: they are not.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether Guided Access restricts the device to one app. Inert: it does not.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether buttons are shown with shapes. Inert: they are not.
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
  /// Whether a shake undoes. Inert: it does, but nothing is shaken.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether apps have to show by more than colour what colours mean. Inert: they need not.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches show signs for on and off. Inert: they don't.
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
  /// Grey colours were turned on or off. Inert.
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  /// The device was bound to one app or released. Inert.
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  /// Shapes of buttons were turned on or off. Inert.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  /// Captions were turned on or off. Inert.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  /// A text was read to its end. Inert.
  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  /// An assistive technology moved its focus to an element. Inert.
  public nonisolated static let elementFocusedNotification = name("ElementFocused")
  /// Key of the text that was read. Inert.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Key of the value that says whether the text was read to its end. Inert.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Key of the element that has got the focus. Inert.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Key of the element that has lost the focus. Inert.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Key of the assistive technology. Inert.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  private nonisolated static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }
}
