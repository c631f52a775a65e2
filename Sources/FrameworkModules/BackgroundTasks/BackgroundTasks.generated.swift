// Made by `make surface` from Surface/BackgroundTasks.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// A task that takes a short time.
open class BGAppRefreshTask: BGTask {}

/// A request for a task that takes a short time.
open class BGAppRefreshTaskRequest: BGTaskRequest {}

/// A task that takes a longer time.
open class BGProcessingTask: BGTask {}

/// A request for a task that takes a longer time.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether a network is needed.
  open var requiresNetworkConnectivity = false
  /// Whether the device has to be charged.
  open var requiresExternalPower = false
}

/// What the app does when it is woken. The classes exist for the signatures of methods: it never is.
open class BGTask: NSObject {
  /// The identifier.
  public let identifier: String
  /// Called when the time is over. Inert.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  /// Says that it is done. Inert.
  open func setTaskCompleted(success: Bool) {}
}

/// When the app wants to be woken.
open class BGTaskRequest: NSObject {
  /// The identifier.
  public let identifier: String
  /// The earliest time at which the app is woken.
  open var earliestBeginDate: Date?
  /// Creates a request.
  public init(identifier: String) { self.identifier = identifier }
}
