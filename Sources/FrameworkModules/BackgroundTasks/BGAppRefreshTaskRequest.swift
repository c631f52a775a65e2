import Foundation

/// For a short time.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}
