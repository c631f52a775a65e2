import OpenCombine

// Both classes protect their state by locks of their own, which the compiler cannot see; OpenCombine does not declare
// them `Sendable`.

/// Unchecked, because locks protect the state. Without `Sendable`, code on the main actor could not await `value`,
/// which is not isolated.
extension Future: @retroactive @unchecked Sendable where Output: Sendable {}

/// Unchecked, because locks protect the state. With `Sendable`, a class on the main actor can have a nonisolated
/// `objectWillChange`.
extension ObservableObjectPublisher: @retroactive @unchecked Sendable {}
