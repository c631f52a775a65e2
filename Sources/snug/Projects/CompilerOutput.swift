/// The errors that the Swift compiler prints.
struct CompilerOutput {
  /// An error at a position in a file.
  struct Fault: Codable, Hashable {
    var path: String
    var line: Int
    var column: Int
    var message: String
  }

  /// The errors with a position, in the order of the output, without duplicates.
  private(set) var faults: [Fault] = []
  /// The messages of errors without a position in a file.
  private(set) var others: [String] = []

  /// - Parameters:
  ///   - text: the compiler's output in the style `llvm`: `path:line:column: error: message`.
  ///   - original: converts a position in a rewritten file, at which the compiler crashed, to the position in the app's
  ///     source; `nil` if there is none.
  init(_ text: String, original: (_ path: String, _ line: Int) -> (path: String, line: Int)? = { _, _ in nil }) {
    var seen: Set<Fault> = []
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^(.+?):(\d+):(\d+): (?:fatal )?error: (.*)$/), let number = Int(match.2),
        let column = Int(match.3)
      {
        let fault = Fault(path: String(match.1), line: number, column: column, message: String(match.4))
        if seen.insert(fault).inserted { faults.append(fault) }
      } else if let note = line.firstMatch(of: /: note: ('self\.\w+') not initialized$/) {
        // This note names another property that the previous error is about.
        if let last = faults.indices.last { faults[last].message += ", \(note.1)" }
      } else if !line.contains("command failed"), let match = line.firstMatch(of: /error: (.*)$/) {
        others.append(String(match.1))
      }
    }
    // If the compiler crashes, the last line of its stack dump with a position names the smallest piece of code that it
    // worked on.
    for dump in text.split(separator: "Stack dump:\n").dropFirst() {
      let places = dump.split(separator: "\n").prefix { !$0.hasPrefix("#") }.compactMap(Self.place)
      guard let place = places.last, let source = original(place.path, place.line) else { continue }
      let fault = Fault(path: source.path, line: source.line, column: place.column, message: Self.crash)
      if seen.insert(fault).inserted { faults.append(fault) }
    }
  }

  /// The errors about expressions that took too long to type-check.
  var slowExpressions: Set<Fault> {
    Set(faults.filter { $0.message.contains("unable to type-check this expression in reasonable time") })
  }

  /// The output without some errors; `nil` if there are no others.
  func without(_ ignored: Set<Fault>) -> CompilerOutput? {
    var output = self
    output.faults.removeAll(where: ignored.contains)
    return output.faults.isEmpty && output.others.isEmpty ? nil : output
  }

  /// The output combined with that of another compiler process; `nil` stands for a process without errors.
  func adding(_ other: CompilerOutput?) -> CompilerOutput {
    var output = self
    output.faults += (other?.faults ?? []).filter { !faults.contains($0) }
    output.others += other?.others ?? []
    return output
  }

  /// The error message for a part of the code at which the compiler crashed.
  static let crash = "the compiler ends by a fault of its own"

  /// The position in a line of the compiler's stack dump: “7. While type-checking expression at [PATH:70:9 -
  /// line:97:10]”; `nil` for other lines.
  private static func place(_ line: Substring) -> (path: String, line: Int, column: Int)? {
    guard let match = line.firstMatch(of: /^\d+\.\t?\s*While .*?(\/[^\[\]"()]*?\.swift):(\d+):(\d+)/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), number, column)
  }
}
