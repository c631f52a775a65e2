import ArgumentParser
import ConstraintSolver
import Foundation
import InputFiles

/// `snug solve`: solves the system of linear constraints in a file.
struct SolveCommand: SnugCommand {
  /// How a solution is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// Lines for people.
    case text
    /// One JSON object for programs, with the explanations.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solves a system of linear constraints in a file.",
    discussion: """
      The file has one constraint per line: priority (1000 is required), relation, constant, and terms. This one is a \
      plot of 640 points with margins, in which the legend keeps its width if it can:

        1000 = 640   1*plot.w 1*legend.w 1*gap
        1000 >= 300  1*plot.w
        1000 = 16    1*gap
        750 = 180    1*legend.w

      Each variable and its value, in order of first appearance:
        $ snug solve plot.cn

      Also what contradicts itself, what could not be met and why, and what is left open:
        $ snug solve plot.cn --explain

      Each reason, and each conflict, is printed with \(SolvedSystem.mostPrintedConstraints) constraints at most and the \
      number of the others; --all prints these, too. In JSON, the number is moreReason, moreConstraints or moreDeciding.

      Exit codes: 0 all required constraints hold, 1 some contradict each other, 2 the file could not be read, \
      or has a value that is too large for a floating-point number.
      """)

  /// The largest file that is read, in megabytes.
  private static let largestMegabytes = 64

  @Argument(help: "A file of constraints (.cn).")
  var file: String

  @Flag(help: "Explain conflicts, broken optional constraints, and what is undecided.")
  var explain = false

  @Flag(help: "Print all constraints of each reason and conflict.")
  var all = false

  @Option(help: "How the solution is printed: text for people, json for programs.")
  var format = Format.text

  func run(on console: any Console) throws -> Outcome {
    let data: Data
    do throws(RegularFile.Problem) {
      data = try RegularFile.read(file, atMost: Self.largestMegabytes, isNamed: true)
    } catch {
      console.report("error: \(file): \(error == .missing ? error.reason : "cannot be read: \(error.reason)")")
      return .incomplete
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      console.report("error: \(file): cannot be read as UTF-8 text")
      return .incomplete
    }
    let system: ConstraintSystem
    do {
      system = try ConstraintSystem(parsing: text)
    } catch {
      console.report("error: \(file):\(error.line): \(error.message)")
      return .incomplete
    }
    let solution = SolvedSystem(system, isExplained: explain || format == .json, printsAll: all)
    if let overflow = solution.overflow {
      let lines = ConstraintSystem.linesOfConstraints(in: text)
      let line = overflow.place.flatMap { lines.indices.contains($0) ? ":\(lines[$0])" : nil } ?? ""
      console.report("error: \(file)\(line): \(overflow.words) is too large for a floating-point number")
      return .incomplete
    }
    try console.write(
      format == .json ? solution.json : explain ? solution.values + solution.explanation : solution.values)
    return solution.conflicts.isEmpty ? .success : .violations
  }
}
