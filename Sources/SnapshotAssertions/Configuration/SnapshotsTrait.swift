import Testing

/// A trait of tests and suites of Swift Testing that sets when references are recorded.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration
  /// Whether the tests of a suite have the trait, too: always.
  public var isRecursive: Bool { true }

  /// Runs a test in which assertions record as set.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Snapshots are recorded as usual.
  public static var snapshots: Self { snapshots() }

  /// Sets when references are recorded.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets when references are recorded.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
