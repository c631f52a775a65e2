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

  /// - Parameters:
  ///   - text: the output in the style `llvm`: `path:line:column: error: message`.
  ///   - original: the place in the app's sources of a place in a file that was made of them; `nil` if it has none.
  init(_ text: String, original: (_ path: String, _ line: Int) -> (path: String, line: Int)? = { _, _ in nil }) {
    var seen: Set<Fault> = []
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^(.+?):(\d+):(\d+): (?:fatal )?error: (.*)$/), let number = Int(match.2),
        let column = Int(match.3)
      {
        let fault = Fault(path: String(match.1), line: number, column: column, message: String(match.4))
        if seen.insert(fault).inserted { faults.append(fault) }
      } else if let note = line.firstMatch(of: /: note: ('self\.\w+') not initialized$/) {
        // The error before it is about this property, too.
        if let last = faults.indices.last { faults[last].message += ", \(note.1)" }
      } else if !line.contains("command failed"), let match = line.firstMatch(of: /error: (.*)$/) {
        others.append(String(match.1))
      }
    }
    // A compiler that ends by a signal says last what it worked on most closely.
    for dump in text.split(separator: "Stack dump:\n").dropFirst() {
      let places = dump.split(separator: "\n").prefix { !$0.hasPrefix("#") }.compactMap(Self.place)
      guard let place = places.last, let source = original(place.path, place.line) else { continue }
      let fault = Fault(path: source.path, line: source.line, column: place.column, message: Self.crash)
      if seen.insert(fault).inserted { faults.append(fault) }
    }
  }

  /// The same without expressions that took the compiler too long; `nil` if there is no other error.
  var withoutSlowExpressions: CompilerOutput? {
    var output = self
    output.faults.removeAll { $0.message.contains("unable to type-check this expression in reasonable time") }
    return output.faults.isEmpty && output.others.isEmpty ? nil : output
  }

  /// The same and what another process printed; `nil` stands for a process without errors.
  func adding(_ other: CompilerOutput?) -> CompilerOutput {
    var output = self
    output.faults += (other?.faults ?? []).filter { !faults.contains($0) }
    output.others += other?.others ?? []
    return output
  }

  /// What is said of a part at which the compiler ended by a signal.
  static let crash = "the compiler ends by a fault of its own"

  /// The place that a line of a stack dump names: “7. While type-checking expression at [PATH:70:9 - line:97:10]”.
  private static func place(_ line: Substring) -> (path: String, line: Int, column: Int)? {
    guard let match = line.firstMatch(of: /^\d+\.\t?\s*While .*?(\/[^\[\]"()]*?\.swift):(\d+):(\d+)/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), number, column)
  }
}
