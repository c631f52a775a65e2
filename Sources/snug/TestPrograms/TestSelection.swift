import ArgumentParser

/// The tests that a run is about, chosen by regular expressions.
struct TestSelection {
  /// A regular expression of the command line.
  struct Pattern: ExpressibleByArgument, Hashable, Sendable {
    fileprivate let text: String

    init?(argument: String) {
      guard (try? Regex(argument)) != nil else { return nil }
      text = argument
    }
  }

  private let included: [Regex<AnyRegexOutput>]
  private let skipped: [Regex<AnyRegexOutput>]

  /// - Parameters:
  ///   - included: tests whose names match any of the expressions; all tests if there are none.
  ///   - skipped: tests whose names match any of the expressions are left out.
  init(included: [Pattern] = [], skipped: [Pattern] = []) {
    self.included = included.compactMap { try? Regex($0.text) }
    self.skipped = skipped.compactMap { try? Regex($0.text) }
  }

  /// Whether the test with a name, such as `FormTests/testTitle`, belongs to the run.
  func contains(_ name: String) -> Bool {
    func matches(_ expression: Regex<AnyRegexOutput>) -> Bool { (try? expression.firstMatch(in: name)) != nil }
    return (included.isEmpty || included.contains(where: matches)) && !skipped.contains(where: matches)
  }
}
