import Foundation

/// What takes a longer time.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
