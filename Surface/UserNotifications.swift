import Foundation
@_exported import UIKit

@byHand extension NSString {
  /// The text of a key in the app's tables of texts, with arguments. It is looked up at once, not when it is shown.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String
}

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  @kept public init(rawValue: UInt)
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
  @kept(super.init(repeats: repeats)) public init(dateMatching dateComponents: DateComponents, repeats: Bool)
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  @kept(super.title) open override var title: String { get set }
  /// The second line.
  @kept(super.subtitle) open override var subtitle: String { get set }
  /// The text.
  @kept(super.body) open override var body: String { get set }
  /// The number at the icon.
  @kept(super.badge) open override var badge: NSNumber? { get set }
  /// The sound.
  @kept(super.sound) open override var sound: UNNotificationSound? { get set }
  /// The identifier of its category.
  @kept(super.categoryIdentifier) open override var categoryIdentifier: String { get set }
  /// The identifier of its thread.
  @kept(super.threadIdentifier) open override var threadIdentifier: String { get set }
  /// What the app wants to know later.
  @kept(super.userInfo) open override var userInfo: [AnyHashable: Any] { get set }
  /// The picture of the launch screen. Inert.
  @kept(super.launchImageName) open override var launchImageName: String { get set }
  /// How much it matters. Inert.
  @kept(super.interruptionLevel) open override var interruptionLevel: UNNotificationInterruptionLevel { get set }
  /// How it is sorted, from 0 to 1. Inert.
  @kept(super.relevanceScore) open override var relevanceScore: Double { get set }
  /// Pictures and sounds.
  @kept(super.attachments) open override var attachments: [UNNotificationAttachment] { get set }
}

/// A notification that was shown. Inert: none ever is.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// What was scheduled.
  public let request: UNNotificationRequest
  @kept init(date: Date, request: UNNotificationRequest)
}

/// A button of a notification. Inert.
open class UNNotificationAction: NSObject {
  /// The identifier.
  public let identifier: String
  /// What it says.
  public let title: String
  /// What it does.
  public let options: UNNotificationActionOptions
  /// The picture of it.
  @inert open private(set) var icon: UNNotificationActionIcon?
  /// Creates a button with a picture.
  @kept(self.init(identifier: identifier, title: title, options: options), self.icon = icon)
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  )
  /// Creates a button.
  @kept public init(identifier: String, title: String, options: UNNotificationActionOptions = [])
}

/// The picture of a button. Inert.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// A picture of the app.
  @inert public init(templateImageName: String)
  /// A symbol of the system.
  @inert public init(systemImageName: String)
}

/// What a button of a notification does.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  @kept public init(rawValue: UInt)
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
  @kept(url = URL) public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws
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
  @kept
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  )
  /// Creates a kind with a text for hidden previews.
  @kept(
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options),
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder)
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  )
  /// Creates a kind with a text for hidden previews and one for groups.
  @kept(
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options),
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? "",
    self.categorySummaryFormat = categorySummaryFormat ?? "")
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
  )
}

/// What a kind of notification does.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  @kept public init(rawValue: UInt)
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
  /// The picture of the launch screen.
  @inert open internal(set) var launchImageName = ""
  /// How much it matters.
  @inert open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How it is sorted, from 0 to 1.
  @inert open internal(set) var relevanceScore: Double = 0
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
  @kept public init(rawValue: UInt)
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
  @kept public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
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
  @kept init(notification: UNNotification, actionIdentifier: String)
}

/// Whether the person lets an app do something.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0, disabled, enabled
}

/// What the person lets an app do. It may do nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may notify: no.
  @answers(.denied) open var authorizationStatus: UNAuthorizationStatus { get }
  /// Whether notifications make a sound: no.
  @answers(.disabled) open var soundSetting: UNNotificationSetting { get }
  /// Whether the icon has a number: no.
  @answers(.disabled) open var badgeSetting: UNNotificationSetting { get }
  /// Whether notifications are shown over apps: no.
  @answers(.disabled) open var alertSetting: UNNotificationSetting { get }
  /// Whether notifications are kept for later: no.
  @answers(.disabled) open var notificationCenterSetting: UNNotificationSetting { get }
  /// Whether notifications are shown on the locked screen: no.
  @answers(.disabled) open var lockScreenSetting: UNNotificationSetting { get }
}

/// A sound. Inert.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  @answers(UNNotificationSound(named: UNNotificationSoundName("")))
  open class var `default`: UNNotificationSound { get }
  /// Creates a sound of a file.
  @inert public init(named name: UNNotificationSoundName)
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  @kept public init(rawValue: String)
  /// Creates a name.
  @kept public init(_ rawValue: String)
}

/// When a notification is shown. Inert: none is.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool
  @kept init(repeats: Bool)
}

/// A button with a field for text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the field.
  public let textInputPlaceholder: String

  /// Creates a button.
  @kept(super.init(identifier: identifier, title: title, options: options))
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  )
}

/// What a person wrote. Inert: nobody writes.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  @answers("") open var userText: String { get }
}

/// Shows a notification some time from now. Inert.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long from now, in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  @kept(super.init(repeats: repeats)) public init(timeInterval: TimeInterval, repeats: Bool)
}

/// Schedules notifications. Inert: none is ever shown.
@byHand @preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  /// Is told of notifications. Inert: it is never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter

  /// Asks whether the app may notify. The answer is no.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  )
  /// Asks whether the app may notify. The answer is no.
  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
  /// Tells what the person lets the app do: nothing.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
  /// What the person lets the app do: nothing.
  open func notificationSettings() async -> UNNotificationSettings
  /// Tells which kinds there are.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void)
  /// Tells what was shown: nothing.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void)
  /// What was shown: nothing.
  open func deliveredNotifications() async -> [UNNotification]
  /// What is scheduled.
  open func pendingNotificationRequests() async -> [UNNotificationRequest]
  /// Sets the number at the icon. Inert.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  )
  /// Schedules a notification. It is kept, and never shown.
  open func add(_ request: UNNotificationRequest) async throws
  /// Says which kinds there are.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
  /// Schedules a notification. It is kept, and never shown.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  )
  /// Tells what is scheduled.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void)
  /// Cancels scheduled notifications.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String])
  /// Cancels all scheduled notifications.
  open func removeAllPendingNotificationRequests()
  /// Removes shown notifications: there is none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String])
  /// Removes all shown notifications: there is none.
  open func removeAllDeliveredNotifications()
}

/// Is told of notifications. Inert: it is never called.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification arrives while the app is used.
  @neverCalled @answers(completionHandler([]))
  optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The person answered a notification.
  @neverCalled @answers(completionHandler())
  optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
