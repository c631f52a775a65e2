import Foundation

/// A request for a task that takes a short time.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}
