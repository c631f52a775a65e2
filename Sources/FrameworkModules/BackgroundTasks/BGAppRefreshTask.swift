import Foundation

/// What takes a short time.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
