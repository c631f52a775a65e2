import ConstraintSolver
import Foundation

/// Measures our solver on the six workloads and prints one line of comma-separated values each.
@main
enum Main {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "write", let kind = Workload(rawValue: CommandLine.arguments[2]),
      let size = Int(CommandLine.arguments[3])
    {
      print(kind.system(size: size).text, terminator: "")
      return
    }
    if CommandLine.arguments.dropFirst().first == "solve",
      let text = try? String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8),
      let system = try? ConstraintSystem(parsing: text)
    {
      let (solver, variables, _) = system.makeSolver()
      solver.solve()
      for (n, v) in zip(system.names, variables) { print(n, solver.value(of: v)) }
      return
    }
    let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    print("workload,size,views,constraints,build,edit,change,movedByEdit,movedByChange,bytesPerConstraint")
    for workload in Workload.allCases {
      for size in sizes.isEmpty ? [10, 100, 1000, 5000] : sizes {
        let system = workload.system(size: size)
        let m = Measurement(system)
        print(
          [
            workload.rawValue, "\(size)", "\(system.viewCount)", "\(system.constraints.count)", "\(m.build)",
            "\(m.edit)", "\(m.change)", "\(m.movedByEdit)", "\(m.movedByChange)", "\(m.bytesPerConstraint)",
          ].joined(separator: ","))
      }
    }
  }
}
