import ConstraintSolver

/// What one solver took for one system, in seconds.
struct Measurement {
  /// Making all variables and constraints and solving, from nothing.
  var build: Double
  /// One edit of each edited variable and the update of all values.
  var edit: Double
  /// Removing the changed constraints, adding them with another constant, and the update of all values.
  var change: Double
  /// The variables whose value an edit and a change touch, on average.
  var movedByEdit: Double
  var movedByChange: Double
  /// Bytes for each constraint, once solved.
  var bytesPerConstraint: Double
}

extension Measurement {
  /// Measures our solver.
  init(_ system: ConstraintSystem) {
    let clock = ContinuousClock()
    build = Self.median(atLeast: 3, within: 0.5) { Self.seconds(clock.measure { _ = Self.solved(system) }) }

    let (solver, variables, ids) = Self.solved(system)
    bytesPerConstraint = Double(solver.memoryFootprint) / Double(system.constraints.count)
    let edits = system.edits.map { ($0.low, $0.high, variables[$0.variable]) }
    var step = 0
    var moved = 0
    (edit, movedByEdit) = Self.perStep { steps in
      moved = 0
      for _ in 0..<steps {
        let part = Double(step * 37 % 1000) / 1000
        for (low, high, variable) in edits { solver.suggest(low + (high - low) * part, for: variable) }
        moved += solver.solve().changed.count
        step += 1
      }
      return moved
    }
    var current = system.changes.map { ids[$0.constraint] }
    let even = system.changes.map { Self.constraint($0.constraint, of: system, variables, $0.new) }
    let odd = system.changes.map { Self.constraint($0.constraint, of: system, variables, $0.old) }
    step = 0
    (change, movedByChange) = Self.perStep { steps in
      moved = 0
      for _ in 0..<steps {
        solver.remove(current)
        current = solver.add(step % 2 == 0 ? even : odd)
        moved += solver.solve().changed.count
        step += 1
      }
      return moved
    }
  }

  private static func constraint(
    _ index: Int, of system: ConstraintSystem, _ variables: [Variable], _ constant: Double
  ) -> Constraint {
    let line = system.constraints[index]
    return Constraint(
      line.terms.map { Term($0.coefficient, variables[$0.variable]) }, line.relation, constant,
      priority: line.priority)
  }

  private static func solved(
    _ system: ConstraintSystem
  ) -> (solver: Solver, variables: [Variable], constraints: [ConstraintID]) {
    let made = system.makeSolver()
    made.solver.solve()
    return made
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

  /// The median over batches of steps, and the variables moved a step.
  private static func perStep(_ run: (Int) -> Int) -> (time: Double, moved: Double) {
    let clock = ContinuousClock()
    var steps = 1
    var moved = 0
    // Long enough batches for the clock.
    while seconds(clock.measure { moved = run(steps) }) < 0.002 && steps < 1_000_000 { steps *= 2 }
    let time = median(atLeast: 11, within: 0.1) { seconds(clock.measure { moved = run(steps) }) }
    return (time / Double(steps), Double(moved) / Double(steps))
  }
}
