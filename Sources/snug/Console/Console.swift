/// The output of a command: results go to one stream, messages about the work to another.
///
/// The console is passed to commands, so that tests can read the same output as a person.
@MainActor
protocol Console: AnyObject {
  /// Whether results go to a person at a terminal, where colours help.
  var isColored: Bool { get }
  /// Whether results go to a terminal.
  var isTerminal: Bool { get }
  /// What the person typed after `snug`.
  var arguments: [String] { get }
  /// The variables of the process, by which continuous integration says where it runs.
  var variables: [String: String] { get }
  /// Writes part of a result to standard output.
  func write(_ text: String) throws(OutputError)
  /// Writes a line about the work, such as a document that could not be read, to standard error.
  func report(_ line: String)
  /// Shows the progress on a terminal; the next call replaces it.
  func progress(_ text: String)
  /// Whether a person can be asked.
  var canAsk: Bool { get }
  /// Asks a person whether something is wanted; anything but “y” and “yes” means no.
  func confirm(_ question: String) -> Bool
}
