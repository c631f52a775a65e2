import Foundation

/// A task that takes a short time.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
