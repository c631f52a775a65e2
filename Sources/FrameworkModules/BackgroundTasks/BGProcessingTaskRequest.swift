import Foundation

/// A request for a task that takes a longer time.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether a network is needed.
  open var requiresNetworkConnectivity = false
  /// Whether the device has to be charged.
  open var requiresExternalPower = false
}
