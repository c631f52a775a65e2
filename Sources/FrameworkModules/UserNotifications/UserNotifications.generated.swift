// Made by `make surface` from Surface/UserNotifications.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number at the icon.
  public static let badge = Self(rawValue: 1)
  /// Sound.
  public static let sound = Self(rawValue: 2)
  /// Banners.
  public static let alert = Self(rawValue: 4)
  /// In a car.
  public static let carPlay = Self(rawValue: 8)
  /// Although the device is silent.
  public static let criticalAlert = Self(rawValue: 16)
  /// Without asking.
  public static let provisional = Self(rawValue: 64)
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, authorized, provisional, ephemeral
}

/// Shows a notification at a time. Inert.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String { get { super.title } set { super.title = newValue } }
  /// The second line.
  open override var subtitle: String { get { super.subtitle } set { super.subtitle = newValue } }
  /// The text.
  open override var body: String { get { super.body } set { super.body = newValue } }
  /// The number at the icon.
  open override var badge: NSNumber? { get { super.badge } set { super.badge = newValue } }
  /// The sound.
  open override var sound: UNNotificationSound? { get { super.sound } set { super.sound = newValue } }
  /// The identifier of its category.
  open override var categoryIdentifier: String { get { super.categoryIdentifier } set { super.categoryIdentifier = newValue } }
  /// The identifier of its thread.
  open override var threadIdentifier: String { get { super.threadIdentifier } set { super.threadIdentifier = newValue } }
  /// What the app wants to know later.
  open override var userInfo: [AnyHashable: Any] { get { super.userInfo } set { super.userInfo = newValue } }
  /// The picture of the launch screen. Inert.
  open override var launchImageName: String { get { super.launchImageName } set { super.launchImageName = newValue } }
  /// How much it matters. Inert.
  open override var interruptionLevel: UNNotificationInterruptionLevel { get { super.interruptionLevel } set { super.interruptionLevel = newValue } }
  /// How it is sorted, from 0 to 1. Inert.
  open override var relevanceScore: Double { get { super.relevanceScore } set { super.relevanceScore = newValue } }
  /// Pictures and sounds.
  open override var attachments: [UNNotificationAttachment] { get { super.attachments } set { super.attachments = newValue } }
}

/// A notification that was shown. Inert: none ever is.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// What was scheduled.
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// A button of a notification. Inert.
open class UNNotificationAction: NSObject {
  /// The identifier.
  public let identifier: String
  /// What it says.
  public let title: String
  /// What it does.
  public let options: UNNotificationActionOptions
  /// The picture of it. Inert.
  open private(set) var icon: UNNotificationActionIcon?
  /// Creates a button with a picture.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    self.init(identifier: identifier, title: title, options: options)
    self.icon = icon
  }
  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// The picture of a button. Inert.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// A picture of the app.
  public init(templateImageName: String) {}
  /// A symbol of the system.
  public init(systemImageName: String) {}
}

/// What a button of a notification does.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The button destroys something.
  public static let destructive = Self(rawValue: 2)
  /// The app is opened.
  public static let foreground = Self(rawValue: 4)
}

/// A picture or sound of a notification. Inert.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The file.
  public let url: URL
  /// Creates an attachment. It never throws: the file is not read.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
  }
}

/// The key of the kind of a file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// The key of whether a picture has no small picture.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// A kind of notification. Inert.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// The identifiers of the intents that it belongs to.
  public let intentIdentifiers: [String]
  /// What it does.
  public let options: UNNotificationCategoryOptions
  /// What stands in place of the text where previews are hidden.
  open private(set) var hiddenPreviewsBodyPlaceholder = ""
  /// What a group of them says of those that it does not show.
  open private(set) var categorySummaryFormat = ""
  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
  /// Creates a kind with a text for hidden previews.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
  }
  /// Creates a kind with a text for hidden previews and one for groups.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}

/// What a kind of notification does.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when the notification is dismissed.
  public static let customDismissAction = Self(rawValue: 1)
  /// It is shown in a car.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
  /// Siri may read it out.
  public static let allowAnnouncement = Self(rawValue: 16)
}

/// What a notification says.
open class UNNotificationContent: NSObject {
  /// The first line.
  open internal(set) var title = ""
  /// The second line.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number at the icon.
  open internal(set) var badge: NSNumber?
  /// The sound.
  open internal(set) var sound: UNNotificationSound?
  /// The identifier of its category.
  open internal(set) var categoryIdentifier = ""
  /// The identifier of its thread.
  open internal(set) var threadIdentifier = ""
  /// What the app wants to know later.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The picture of the launch screen. Inert.
  open internal(set) var launchImageName = ""
  /// How much it matters. Inert.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How it is sorted, from 0 to 1. Inert.
  open internal(set) var relevanceScore: Double = 0
  /// Pictures and sounds.
  open internal(set) var attachments: [UNNotificationAttachment] = []
}

/// How much a notification matters.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0, active, timeSensitive, critical
}

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number at the icon.
  public static let badge = Self(rawValue: 1)
  /// Sound.
  public static let sound = Self(rawValue: 2)
  /// As an alert.
  public static let alert = Self(rawValue: 4)
  /// In the list.
  public static let list = Self(rawValue: 8)
  /// As a banner.
  public static let banner = Self(rawValue: 16)
}

/// A notification that is scheduled.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; `nil` stands for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// The notification itself was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The notification was dismissed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person answered. Inert: nobody answers.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// What was answered.
  public let notification: UNNotification
  /// The button that was tapped.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// Whether the person lets an app do something.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0, disabled, enabled
}

/// What the person lets an app do. It may do nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may notify: no.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Whether notifications make a sound: no.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether the icon has a number: no.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are shown over apps: no.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are kept for later: no.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are shown on the locked screen: no.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
}

/// A sound. Inert.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("")) }
  /// Creates a sound of a file.
  public init(named name: UNNotificationSoundName) {}
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification is shown. Inert: none is.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A button with a field for text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the field.
  public let textInputPlaceholder: String

  /// Creates a button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// What a person wrote. Inert: nobody writes.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  open var userText: String { "" }
}

/// Shows a notification some time from now. Inert.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long from now, in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// Is told of notifications. Inert: it is never called.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification arrives while the app is used.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The person answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
}
