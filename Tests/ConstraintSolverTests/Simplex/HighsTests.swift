import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Compares solutions with those of an independent LP solver, HiGHS. `Benchmarks/HiGHS/measure.py` runs it level by
/// level.
@Suite struct HighsTests {
  static let isInstalled = (try? python("-c", "import highspy, numpy"))?.status == 0

  /// HiGHS finds nothing better: nine workloads, the outvoting case, 400 random systems.
  @Test(.enabled(if: isInstalled, "needs python3 with HiGHS: pip install highspy numpy"))
  func nothingIsBetter() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-highs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var count = 0
    func check(_ name: String, _ system: ConstraintSystem) throws {
      let (solver, variables, constraints) = system.makeSolver()
      solver.solve()
      // Beyond 10⁹ a double cannot hold both the number and the tolerance.
      guard variables.allSatisfy({ abs(solver.value(of: $0)) < 1e9 }) else { return }
      // HiGHS does not set anything aside.
      let relaxed = Set(solver.conflicts.map(\.relaxed))
      var kept = system
      kept.constraints = zip(system.constraints, constraints).filter { !relaxed.contains($0.1) }.map(\.0)
      let used = Set(kept.constraints.flatMap { $0.terms.map(\.variable) } + kept.edits.map(\.variable))
      let values = used.sorted().map { "\(system.names[$0]) \(solver.value(of: variables[$0]))\n" }.joined()
      try kept.text.write(to: folder.appending(path: "\(name).cn"), atomically: false, encoding: .utf8)
      try values.write(to: folder.appending(path: "\(name).values"), atomically: false, encoding: .utf8)
      count += 1
    }
    for workload in Workload.allCases {
      for size in [10, 100] { try check("\(workload)-\(size)", workload.system(size: size)) }
    }
    try check("outvoting", .outvoting)
    for seed in 0..<300 { try check("seed-\(seed)", .random(seed: UInt64(seed) &+ 40_000)) }
    for seed in 0..<100 { try check("bad-seed-\(seed)", .random(seed: UInt64(seed) &+ 40_000, scaling: .bad)) }

    let answer = try Self.python(Project.root.appending(path: "Benchmarks/HiGHS/measure.py").path, "check", folder.path)
    #expect(answer.output == "\(count) of \(count) are optimal on every level\n")
    #expect(answer.status == 0)
    #expect(count > 405)
  }

  private static func python(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

extension ConstraintSystem {
  /// Three sums at 251, each against ten wishes at 250 that pull the other way.
  fileprivate static var outvoting: ConstraintSystem {
    var system = ConstraintSystem()
    for group in 0..<3 {
      let sum = system.variable("sum\(group)")
      system.constraints.append(.init(251, .equal, 0, [.init(1, sum)]))
      for member in 0..<10 {
        let wish = system.variable("wish\(group).\(member)")
        system.constraints.append(.init(.required, .equal, Double(member), [.init(1, wish), .init(-1, sum)]))
        system.constraints.append(.init(250, .equal, 100, [.init(1, wish)]))
      }
    }
    return system
  }
}
