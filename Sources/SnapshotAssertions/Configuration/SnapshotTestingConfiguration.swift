import Foundation

/// When references are recorded, and how two files are shown.
///
/// The names are those of [swift-snapshot-testing](https://github.com/pointfreeco/swift-snapshot-testing).
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the running task; `nil` if none was set.
  @TaskLocal static var current: SnapshotTestingConfiguration?

  /// The tool that shows two files. Inert: the page of the test run shows them.
  public var diffTool: DiffTool?
  /// When references are recorded; `nil` for the default.
  public var record: Record?

  /// Makes a configuration.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// When references are recorded.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    private let name: String

    /// The mode with a name; `nil` if there is none.
    public init?(rawValue: String) {
      guard Self.names.contains(rawValue) else { return nil }
      name = rawValue
    }

    /// Makes the mode of earlier versions: all references are recorded, or those that are missing.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    private init(_ name: String) { self.name = name }

    private static let names = ["all", "failed", "missing", "never"]

    /// Always, in the place of existing references. The test fails, so that this does not stay by mistake.
    public static let all = Record("all")
    /// Where a snapshot differs from its reference, or has none. The test fails.
    public static let failed = Record("failed")
    /// Where there is no reference. The test fails.
    public static let missing = Record("missing")
    /// Never. A missing reference is a failure.
    public static let never = Record("never")
  }

  /// A tool that shows two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let command: @Sendable (String, String) -> String

    /// Makes a tool of a function that gives its command for the paths of two files.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// Makes a tool of a command that the paths of the two files follow.
    public init(stringLiteral value: String) { command = { "\(value) \($0) \($1)" } }

    /// Makes the default tool.
    public init(nilLiteral: ()) { self = .default }

    /// Kaleidoscope.
    public static let ksdiff = DiffTool("ksdiff")
    /// The paths of the two files.
    public static let `default` = DiffTool { "\($0)\n\($1)" }

    /// The command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

/// Runs an operation in which assertions record as given.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let outer = SnapshotTestingConfiguration.current
  let inner = SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(inner) { try operation() }
}

/// Runs an operation in which assertions record as given.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  let outer = SnapshotTestingConfiguration.current
  let inner = SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(inner) { try await operation() }
}
