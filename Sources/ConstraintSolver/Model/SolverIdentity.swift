import Synchronization

/// Distinguishes the variables and constraints of one ``Solver`` from those of other solvers. Copies of a solver have
/// the same identity.
struct SolverIdentity: Hashable, Sendable, BitwiseCopyable {
  private let number: UInt32

  private init(number: UInt32) {
    self.number = number
  }

  static let none = SolverIdentity(number: 0)

  private static let count = Atomic<UInt32>(0)

  /// Makes an identity that no other solver of the process has.
  static func make() -> SolverIdentity {
    SolverIdentity(number: count.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}
