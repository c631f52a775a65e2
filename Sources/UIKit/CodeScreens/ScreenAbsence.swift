/// The error that a screen cannot be shown in an environment.
package struct ScreenAbsence: Error, Hashable, Sendable {
  /// Why it is not there, in words.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
