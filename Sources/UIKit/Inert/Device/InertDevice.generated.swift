// Made by `make surface` from Surface/UIKit/Inert/Device.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The icon of a quick action, which a long press on the app's icon offers. Inert: there is no home screen.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  // The conformance is unchecked because the class is open. No property changes.
  /// Icons that the system provides.
  public enum IconType: Int, Hashable, Sendable {
    /// A pen.
    case compose = 0
    /// A triangle.
    case play = 1
    /// Two bars.
    case pause = 2
    /// A plus.
    case add = 3
    /// An arrow.
    case location = 4
    /// A lens.
    case search = 5
    /// A box with an arrow.
    case share = 6
  }

  private let name: String

  /// Creates an icon that the system provides.
  public init(type: IconType) { name = "\(type)" }
  /// Creates an icon from an image of the app.
  public init(templateImageName: String) { name = templateImageName }
  /// Creates an icon from a symbol.
  public init(systemImageName: String) { name = systemImageName }
}

/// A quick action, which a long press on the app's icon on the home screen offers. Inert: there is no home screen.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  // The conformance is unchecked because the class is open, and `userInfo` holds Foundation's values. No property
  // changes.
  /// A name by which the app recognises the action.
  public let type: String
  /// The action's title.
  public let localizedTitle: String
  /// The subtitle, which is shown below the title.
  public let localizedSubtitle: String?
  /// The icon beside the title.
  public let icon: UIApplicationShortcutIcon?
  /// Data that the app attaches to the action.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an action without a subtitle and an icon.
  public convenience init(type: String, localizedTitle: String) { self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil) }
}

/// Identifies a task that an app performs in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifying number.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of an app's fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// New data was fetched.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// Fetching failed.
  case failed = 2
}

/// Whether an app may fetch data in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The system does not allow background fetches, and the person cannot change this.
  case restricted = 0
  /// The person has not allowed background fetches.
  case denied = 1
  /// The app may fetch data in the background.
  case available = 2
}

/// Lets the device vibrate as haptic feedback. Inert, like its subclasses: no device vibrates.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}
  /// Prepares the device, so that the next feedback has no delay. Inert.
  open func prepare() {}
}

/// Gives haptic feedback for a collision, such as of two views. Inert: no device vibrates.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the colliding objects feel.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light = 0
    /// Neither light nor heavy.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Stiff.
    case rigid = 4
  }

  /// Creates a generator of the style `medium`.
  public override init() {}
  /// Creates a generator.
  public init(style: FeedbackStyle) {}
  /// Vibrates. Inert.
  open func impactOccurred() {}
  /// Vibrates with an intensity from 0 to 1. Inert.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Gives haptic feedback for the success or failure of a task, or a warning. Inert: no device vibrates.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the vibration means: success, a warning or failure.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A task succeeded.
    case success = 0
    /// A warning.
    case warning = 1
    /// A task failed.
    case error = 2
  }

  /// Vibrates. Inert.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Gives haptic feedback for a change of a selection. Inert: no device vibrates.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates. Inert.
  open func selectionChanged() {}
}

/// An object that can continue a user activity, such as one from another device. Inert: no activity arrives.
@preconcurrency @MainActor public protocol UIUserActivityRestoring {
  /// Continues an activity. Inert: never called.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
