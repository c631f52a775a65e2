/// An error that provides complete lines to print, each with the file and line of a problem.
protocol ReportedError: Error {
  /// The lines, printed without the usual “error:” before them.
  var lines: [String] { get }
}
