import Testing

/// The table of floors agrees with Package.swift.
@Suite struct FloorTests {
  /// Programs, an example, empty modules for test targets, and what tests share.
  private static let withoutFloor: Set<String> = [
    "fuzz", "BattlePets", "rewrite-sources", "snug-program", "_Testing_UIKit", "_Testing_CoreImage", "TestSupport",
  ]

  /// Whether a module is a system library or a shim for one: `CCairo`, not `ConstraintSolver`.
  private static func isLibrary(_ module: String) -> Bool { module.prefixMatch(of: /C[A-Z]/) != nil }

  /// The floor of each module, from the rows `| floor | `Sources/Module` | … |`. Several modules may share a row.
  private static func floors(in path: String) throws -> [String: Int] {
    var floors: [String: Int] = [:]
    for row in try Markdown(path).tableRows {
      guard row.count > 2, let floor = Int(row[0]) else { continue }
      for module in row[1].matches(of: /`Sources\/([\w…]+)`/) { floors[String(module.1)] = floor }
    }
    return floors
  }

  @Test(arguments: ["CONTRIBUTING.md"])
  func everyModuleStandsAboveWhatItImports(_ page: String) throws {
    let floors = try Self.floors(in: page)
    let modules = try Manifest().targets.filter { !Self.withoutFloor.contains($0.name) && !Self.isLibrary($0.name) }
    #expect(Set(modules.map(\.name)) == Set(floors.keys).subtracting(["C…"]))
    for module in modules {
      let own = try #require(floors[module.name])
      for dependency in module.dependencies where !Self.withoutFloor.contains(dependency) {
        let below = try #require(floors[Self.isLibrary(dependency) ? "C…" : dependency])
        #expect(below < own, "\(module.name) imports \(dependency)")
      }
    }
  }
}
