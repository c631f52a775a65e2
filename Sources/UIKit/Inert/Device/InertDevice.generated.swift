// Made by `make surface` from Surface/UIKit/Inert/Device.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The picture of an action of the app's icon. Inert: there is no home screen.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  // Unchecked because it is open. No property changes.
  /// The pictures of the system.
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

  /// A picture of the system.
  public init(type: IconType) { name = "\(type)" }
  /// A picture of the app.
  public init(templateImageName: String) { name = templateImageName }
  /// A symbol.
  public init(systemImageName: String) { name = systemImageName }
}

/// An action of the app's icon on the home screen. Inert: there is no home screen.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  // Unchecked because it is open, and `userInfo` holds Foundation's values. No property changes.
  /// What the app tells the action by.
  public let type: String
  /// The action's title.
  public let localizedTitle: String
  /// A second line.
  public let localizedSubtitle: String?
  /// The picture beside the title.
  public let icon: UIApplicationShortcutIcon?
  /// What the app adds.
  public let userInfo: [String: any NSSecureCoding]?

  /// Makes an action.
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

  /// Makes an action without a second line and a picture.
  public convenience init(type: String, localizedTitle: String) { self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil) }
}

/// A piece of work that an app does in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier of its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What loading in the background brought.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// Loading failed.
  case failed = 2
}

/// Whether an app may load in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The system does not allow it.
  case restricted = 0
  /// The person does not allow it.
  case denied = 1
  /// The app may load in the background.
  case available = 2
}

/// Lets the device vibrate. Inert, like its subclasses: nothing here vibrates.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}
  /// Makes the device ready. Inert.
  open func prepare() {}
}

/// Vibrates as if something were hit. Inert: nothing here vibrates.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy it feels.
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

  /// Creates a generator that feels neither light nor heavy.
  public override init() {}
  /// Creates a generator.
  public init(style: FeedbackStyle) {}
  /// Vibrates. Inert.
  open func impactOccurred() {}
  /// Vibrates with an intensity of 0 to 1. Inert.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Vibrates as a message. Inert: nothing here vibrates.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The meaning of a vibration.
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

/// Vibrates as a choice. Inert: nothing here vibrates.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates. Inert.
  open func selectionChanged() {}
}

/// An object that continues an activity from another device. Inert: no activity comes.
@preconcurrency @MainActor public protocol UIUserActivityRestoring {
  /// Continues an activity. Inert: never called.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
