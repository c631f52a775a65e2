/// A console for work that is repeated: only error messages are passed on, because other messages were already printed
/// the first time.
@MainActor
final class QuietConsole: Console {
  private let console: any Console

  init(_ console: any Console) { self.console = console }

  var isColored: Bool { console.isColored }
  var isTerminal: Bool { console.isTerminal }
  var arguments: [String] { console.arguments }
  var variables: [String: String] { console.variables }
  var canAsk: Bool { false }

  func write(_ text: String) throws(OutputError) { try console.write(text) }
  func progress(_ text: String) { console.progress(text) }
  func confirm(_ question: String) -> Bool { false }

  func report(_ line: String) {
    guard line.contains("error:") else { return }
    console.report(line)
  }
}
