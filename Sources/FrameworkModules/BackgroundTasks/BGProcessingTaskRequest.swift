import Foundation

/// For a longer time.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the web is needed.
  open var requiresNetworkConnectivity = false
  /// Whether the device has to be charged.
  open var requiresExternalPower = false
}
