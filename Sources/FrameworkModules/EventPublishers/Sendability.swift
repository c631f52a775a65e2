import OpenCombine

// Both classes keep their state under locks of their own, which the compiler cannot see. OpenCombine does not say so.

/// Unchecked because of its locks. Without it, code on the main actor could not await `value`, which is not isolated.
extension Future: @retroactive @unchecked Sendable where Output: Sendable {}

/// Unchecked because of its locks. With it, a class on the main actor can have a nonisolated `objectWillChange`.
extension ObservableObjectPublisher: @retroactive @unchecked Sendable {}
