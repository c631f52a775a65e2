/// The outcome of a run, as its exit code.
///
/// ``AuditReports`` decides whether findings fail a run, and ``Program`` exits with the code.
enum Outcome: Int32, Comparable {
  /// Everything was done, and nothing was found.
  case success = 0
  /// Everything was done, and faults were found.
  case violations = 1
  /// Something could not be done.
  case incomplete = 2

  static func < (left: Outcome, right: Outcome) -> Bool {
    left.rawValue < right.rawValue
  }
}
