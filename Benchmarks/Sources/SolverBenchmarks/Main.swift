import ConstraintSolver

/// Measures our solver on the six screens and prints one line of comma-separated values for each. `component WORKLOAD
/// SIZE` prints instead the seconds of one build, of a first edit, and of the reasons of all broken constraints.
///
/// Other uses: `write WORKLOAD SIZE` prints a system as text, for the solvers that we compare with. `values WORKLOAD
/// SIZE` prints our solution of it. `profile WORKLOAD SIZE build|edit|change|reshape|add|copy COUNT` repeats one
/// operation for a profiler.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count >= 3, let workload = Workload(rawValue: arguments[1]), let size = Int(arguments[2]) {
      let system = workload.system(size: size)
      switch arguments[0] {
      case "write": print(system.text, terminator: "")
      case "values": printValues(system)
      case "component": measureOnce(system)
      case "profile" where arguments.count == 5: profile(system, arguments[3], times: Int(arguments[4]) ?? 1)
      default: print("unknown arguments")
      }
      return
    }
    print(
      "workload,size,views,constraints,build,edit,change,movedByEdit,movedByChange,viewsMovedByEdit,addition,priority,"
        + "reshaping,plannedByReshaping,copy,bytesPerConstraint")
    let sizes = arguments.compactMap { Int($0) }
    // The allocator returns memory to the system until it has once freed a large block; then it keeps it. Without this
    // first system, the results would depend on the order of the others.
    Workload.stacklist.system(size: sizes.max() ?? 5000).makeSolver().solver.solve()
    for workload in Workload.screens {
      for size in sizes.isEmpty ? [10, 100, 1000, 5000] : sizes {
        let system = workload.system(size: size)
        let m = Measurement(system)
        print(
          [
            workload.rawValue, "\(size)", "\(system.viewCount)", "\(system.constraints.count)", "\(m.build)",
            "\(m.edit)", "\(m.change)", "\(m.movedByEdit)", "\(m.movedByChange)", "\(m.viewsMovedByEdit)",
            "\(m.addition)", "\(m.priority)", "\(m.reshaping)", "\(m.plannedByReshaping)", "\(m.copy)",
            "\(m.bytesPerConstraint)",
          ].joined(separator: ","))
      }
    }
  }

  /// One line `variables,constraints,build,edit,explanation`.
  private static func measureOnce(_ system: ConstraintSystem) {
    let clock = ContinuousClock()
    func seconds(_ body: () -> Void) -> Double {
      let duration = clock.measure(body)
      return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
    let (solver, variables, _) = system.makeSolver()
    let build = seconds { solver.solve() }
    for edit in system.edits { solver.suggest(edit.high, for: variables[edit.variable]) }
    let edit = seconds { solver.solve() }
    // The explanation of a chain names everything before a variable, so the size of all explanations is quadratic.
    let isExplained = variables.count <= 5000
    let explanation = isExplained ? seconds { _ = solver.brokenConstraints() } : .nan
    print("\(variables.count),\(system.constraints.count),\(build),\(edit),\(explanation)")
  }

  /// One line `NAME VALUE` for each variable.
  private static func printValues(_ system: ConstraintSystem) {
    let (solver, variables, _) = system.makeSolver()
    solver.solve()
    for (name, variable) in zip(system.names, variables) { print("\(name) \(solver.value(of: variable))") }
  }

  private static func profile(_ system: ConstraintSystem, _ phase: String, times: Int) {
    if phase == "build" {
      for _ in 0..<times { system.makeSolver().solver.solve() }
      return
    }
    var steps = Steps(system)
    for _ in 0..<times {
      switch phase {
      case "edit": _ = steps.edit()
      case "reshape": _ = steps.reshape()
      case "add": steps.addOrRemove()
      case "copy": steps.copy()
      default: _ = steps.change()
      }
    }
  }
}
