/// The screens that an app's tests showed, for reports.
public struct TestsRecord: Codable, Hashable, Sendable {
  /// The name of the target with the tests.
  public var target: String
  /// The number of tests that ran.
  public var tests: Int
  /// The number of screens that they show.
  public var screens: Int
  /// The number of snapshots that show a screen of an earlier one, on another device or with other traits.
  public var repeated: Int
  /// The tests that were not looked at, with the reasons.
  public var failures: [String]

  /// Makes a record of tests.
  public init(target: String, tests: Int, screens: Int, repeated: Int = 0, failures: [String] = []) {
    self.target = target
    self.tests = tests
    self.screens = screens
    self.repeated = repeated
    self.failures = failures
  }

  /// The numbers of tests and screens, in words.
  public var words: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let differ = repeated == 1 ? "differs" : "differ"
    let again =
      repeated == 0
      ? "" : "; \(count(repeated, "snapshot")) \(differ) from an earlier one only in the device or its settings"
    return "\(count(tests, "test")) \(tests == 1 ? "shows" : "show") \(count(screens, "screen"))\(again)"
  }
}
