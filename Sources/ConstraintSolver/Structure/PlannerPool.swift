#if !canImport(Darwin)
  import Synchronization
#endif

/// A planner that waits for the next solver to plan a whole system.
///
/// A planner takes memory for each variable and constraint, and most solvers plan a whole system once. With a new planner
/// each time, the system maps that memory anew, which takes a twentieth of the first layout of a large screen.
enum PlannerPool {
  #if canImport(Darwin)
    // `Mutex` needs a newer system than this package asks for.
    static func take() -> Planner { Planner() }

    static func giveBack(_ planner: consuming Planner) {}
  #else
    private static let spare = Mutex<Planner?>(nil)

    /// Larger planners are freed, in bytes.
    private static let largestSpare = 16 << 20

    /// The spare planner, or a new one.
    static func take() -> Planner {
      let taken = spare.withLock { spare -> Planner? in
        var taken: Planner?
        swap(&taken, &spare)
        return taken
      }
      return taken ?? Planner()
    }

    /// Keeps a planner for the next solver.
    static func giveBack(_ planner: consuming Planner) {
      guard planner.bytes <= largestSpare else { return }
      var kept: Planner? = consume planner
      spare.withLock { swap(&kept, &$0) }
    }
  #endif
}
