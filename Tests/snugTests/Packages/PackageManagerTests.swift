import Testing

@testable import snug

/// Builds inside `swift package snug` do not wait for the lock that it holds.
@Suite struct PackageManagerTests {
  @Test func buildsTakeTheLockByThemselves() {
    #expect(PackageManager.lockOptions(in: [:]) == [])
  }

  @Test func buildsInsideThePluginLeaveTheLockAlone() {
    #expect(PackageManager.lockOptions(in: [PackageManager.runsInside: "1"]) == ["--ignore-lock"])
  }
}
