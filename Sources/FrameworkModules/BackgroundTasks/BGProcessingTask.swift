import Foundation

/// A task that takes a longer time.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
