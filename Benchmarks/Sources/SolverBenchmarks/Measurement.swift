import ConstraintSolver

/// The time that one solver takes for the operations on one system, in seconds.
struct Measurement {
  /// Making all variables and constraints, and solving from scratch.
  var build: Double
  /// One edit of each edited variable and the update of all values.
  var edit: Double
  /// Removing the changed constraints, adding them with another constant, and the update of all values.
  var change: Double
  /// The number of variables whose value an edit and a change touch, on average.
  var movedByEdit: Double
  var movedByChange: Double
  /// The number of views that an edit moves or resizes.
  var viewsMovedByEdit: Double
  /// Adding an optional constraint to a solved system, or removing it, and the update.
  var addition: Double
  /// Giving an optional constraint another priority, and the update.
  var priority: Double
  /// Replacing the changed constraints by constraints of another shape, and the update; and how many constraints this
  /// plans.
  var reshaping: Double
  var plannedByReshaping: Double
  /// Copying a solved system, and editing the copy.
  var copy: Double
  /// Bytes per constraint, after solving.
  var bytesPerConstraint: Double
}

extension Measurement {
  /// Measures our solver.
  init(_ system: ConstraintSystem) {
    let clock = ContinuousClock()
    build = Self.median(atLeast: 3, within: 0.5) {
      Self.seconds(clock.measure { system.makeSolver().solver.solve() })
    }

    var editing = Steps(system)
    bytesPerConstraint = Double(editing.solver.memoryFootprint) / Double(system.constraints.count)
    (edit, movedByEdit) = Self.perStep { editing.edit() }
    var changing = Steps(system)
    (change, movedByChange) = Self.perStep { changing.change() }
    viewsMovedByEdit = Double(editing.viewsMovedByEdit())
    (copy, _) = Self.perStep {
      editing.copy()
      return 0
    }
    (reshaping, plannedByReshaping) = Self.perStep { changing.reshape() }
    var adding = Steps(system)
    (addition, _) = Self.perStep {
      adding.addOrRemove()
      return 0
    }
    (priority, _) = Self.perStep {
      adding.rank()
      return 0
    }
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  private static func median(atLeast count: Int, within limit: Double, _ measure: () -> Double) -> Double {
    var times: [Double] = []
    var sum = 0.0
    while times.count < count || (sum < limit && times.count < 2001) {
      let time = measure()
      times.append(time)
      sum += time
    }
    return times.sorted()[times.count / 2]
  }

  /// The median time of a step, over batches that are long enough for the clock, and the number of variables that a
  /// step moves.
  private static func perStep(_ step: () -> Int) -> (time: Double, moved: Double) {
    let clock = ContinuousClock()
    var count = 1
    var moved = 0
    func run() -> Double {
      moved = 0
      return seconds(clock.measure { for _ in 0..<count { moved += step() } })
    }
    while run() < 0.002 && count < 1_000_000 { count *= 2 }
    let time = median(atLeast: 11, within: 0.1, run)
    return (time / Double(count), Double(moved) / Double(count))
  }
}
