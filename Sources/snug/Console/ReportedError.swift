/// An error that says in lines of its own what is wrong, each with its place.
protocol ReportedError: Error {
  /// The lines, as they are printed.
  var lines: [String] { get }
}
