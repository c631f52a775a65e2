/// The outcome of a run, as its exit code.
///
/// ``AuditReports`` decides whether findings fail a run, and ``Program`` exits with the code.
enum Outcome: Int32, Comparable {
  /// All work was done, and no faults were found.
  case success = 0
  /// All work was done, and faults were found.
  case violations = 1
  /// A part of the work could not be done, for example because a document could not be read.
  case incomplete = 2

  static func < (left: Outcome, right: Outcome) -> Bool {
    left.rawValue < right.rawValue
  }
}
