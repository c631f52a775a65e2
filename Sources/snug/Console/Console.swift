/// The output of a command: results go to one stream, messages about the work to another.
///
/// The console is passed to commands, so that tests can read the same output as a person.
@MainActor
protocol Console: AnyObject {
  /// Whether results go to a person at a terminal, where colours help.
  var isColored: Bool { get }
  /// Whether results go to a terminal.
  var isTerminal: Bool { get }
  /// The command line arguments after `snug`.
  var arguments: [String] { get }
  /// The environment variables of the process, by which servers for continuous integration are recognised.
  var variables: [String: String] { get }
  /// Writes part of a result to standard output.
  func write(_ text: String) throws(OutputError)
  /// Writes a line about the work, such as a document that could not be read, to standard error.
  func report(_ line: String)
  /// Shows the progress on a terminal; the next call replaces it.
  func progress(_ text: String)
  /// Whether a person is at the terminal to answer questions.
  var canAsk: Bool { get }
  /// Asks the user a question and waits for the answer. Returns whether it is “y” or “yes”.
  func confirm(_ question: String) -> Bool
}
