import SnugTesting

/// Where the expected text of an inline snapshot stands in a call. Inert: Snug does not change sources.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure with the text, if none is given.
  public static let defaultTrailingClosureLabel = "matches"

  /// Earlier labels of the closure.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// How many trailing closures precede the one with the text.
  public var trailingClosureOffset: Int

  /// Makes a description.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Reports a failure at the line of the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
    column: UInt
  ) {
    // in range: a column of a source file
    TestLine("\(fileID)", filePath, line, Int(column)).fail(message())
  }
}
