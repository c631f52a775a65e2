import OpenCombine

// Both classes protect their state by locks, so they are thread-safe, but OpenCombine does not declare them `Sendable`.

/// `@unchecked` because the compiler cannot see that locks protect the state. `Sendable` lets code on the main actor
/// await `value`, which is not isolated to an actor.
extension Future: @retroactive @unchecked Sendable where Output: Sendable {}

/// `@unchecked` because the compiler cannot see that locks protect the state. `Sendable` lets a class on the main actor
/// have a nonisolated `objectWillChange`.
extension ObservableObjectPublisher: @retroactive @unchecked Sendable {}
