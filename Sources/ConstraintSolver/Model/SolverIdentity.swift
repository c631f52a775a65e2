#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// Distinguishes the variables and constraints of one ``Solver`` from those of another. Copies of a solver share it.
struct SolverIdentity: Hashable, Sendable, BitwiseCopyable {
  private let number: UInt32

  private init(number: UInt32) {
    self.number = number
  }

  /// The identity of no solver.
  static let none = SolverIdentity(number: 0)

  /// Makes an identity that no other solver of the process has.
  static func make() -> SolverIdentity {
    #if canImport(Darwin)
      let count = identityCount.withLock { count in
        count &+= 1
        return count
      }
    #else
      let count = identityCount.wrappingAdd(1, ordering: .relaxed).newValue
    #endif
    return SolverIdentity(number: count)
  }
}

#if canImport(Darwin)
  // `Atomic` needs a newer system than this package requires.
  private let identityCount = OSAllocatedUnfairLock(initialState: UInt32(0))
#else
  private let identityCount = Atomic<UInt32>(0)
#endif
