/// What the compiler prints.
struct CompilerOutput {
  /// An error in a file.
  struct Fault: Codable, Hashable {
    var path: String
    var line: Int
    var column: Int
    var message: String
  }

  /// The errors, in the order of the output, each once.
  private(set) var faults: [Fault] = []
  /// Errors that name no place in a file.
  private(set) var others: [String] = []

  /// - Parameter text: the output in the style `llvm`: `path:line:column: error: message`.
  init(_ text: String) {
    var seen: Set<Fault> = []
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^(.+?):(\d+):(\d+): (?:fatal )?error: (.*)$/), let number = Int(match.2),
        let column = Int(match.3)
      {
        let fault = Fault(path: String(match.1), line: number, column: column, message: String(match.4))
        if seen.insert(fault).inserted { faults.append(fault) }
      } else if !line.contains("command failed"), let match = line.firstMatch(of: /error: (.*)$/) {
        others.append(String(match.1))
      }
    }
  }
}
