import ConstraintSolver
import Environments
import Foundation

/// A system of constraints with its solution, ready to be printed.
struct SolvedSystem {
  let system: ConstraintSystem
  let solver: Solver
  private let variables: [Variable]
  /// The index of each constraint in the system; edits have none.
  private let places: [ConstraintID: Int]
  private let names: [Variable: String]
  /// The optional constraints that the solution does not satisfy; empty unless explanations are wanted.
  private let broken: [BrokenConstraint]
  private let ambiguities: [Ambiguity]
  /// The most constraints that are printed of one reason or conflict.
  private let printedConstraints: Int

  /// The most constraints that are printed of one reason or conflict, unless `--all` is given. Without a limit, a chain
  /// of 2,000 inequalities would print eight million lines.
  static let mostPrintedConstraints = 20

  /// Solves a system.
  ///
  /// - Parameters:
  ///   - isExplained: whether the explanations are printed.
  ///   - printsAll: whether all constraints of each reason and conflict are printed.
  init(_ system: ConstraintSystem, isExplained: Bool, printsAll: Bool = false) {
    self.system = system
    printedConstraints = printsAll ? .max : Self.mostPrintedConstraints
    let (solver, variables, constraints) = system.makeSolver()
    self.solver = solver
    self.variables = variables
    places = Dictionary(uniqueKeysWithValues: zip(constraints, constraints.indices))
    names = Dictionary(uniqueKeysWithValues: zip(variables, system.names))
    solver.solve()
    broken = isExplained ? solver.brokenConstraints() : []
    ambiguities = isExplained ? solver.ambiguities() : []
  }

  var conflicts: [Conflict] { solver.conflicts }

  /// A number of the solution that is too large for a floating-point number.
  struct Overflow {
    var words: String
    /// The index, from 0, of a constraint that the number belongs to; `nil` for an edit.
    var place: Int?
  }

  /// The first number that would be printed and is too large for a floating-point number; `nil` if there is none.
  var overflow: Overflow? {
    func overflow(of name: String, _ what: String) -> Overflow {
      let place = system.constraints.firstIndex { line in line.terms.contains { system.names[$0.variable] == name } }
      return Overflow(words: "\(what) of \(name)", place: place)
    }
    for (name, variable) in zip(system.names, variables) where !solver.value(of: variable).isFinite {
      return overflow(of: name, "the value")
    }
    for broken in broken where !broken.error.isFinite {
      return Overflow(words: "the error of the constraint", place: places[broken.constraint])
    }
    for ambiguity in ambiguities {
      let entries = ambiguity.direction + ambiguity.witness
      if let entry = entries.first(where: { !$0.number.isFinite }) {
        return overflow(of: name(entry.variable), "another value")
      }
      if let pin = ambiguity.pins.first(where: { !$0.constant.isFinite }) {
        return overflow(of: pin.terms.first.map { name($0.variable) } ?? "", "the value")
      }
    }
    return nil
  }

  /// The variables with their values as text: one line `NAME VALUE` per variable.
  var values: String {
    zip(system.names, variables).map { "\($0) \(ConstraintSystem.text(solver.value(of: $1)))\n" }.joined()
  }

  /// The conflicts, broken optional constraints and ambiguities as text for people. `#` and an index name a constraint
  /// of the file.
  var explanation: String {
    var lines: [String] = []
    for conflict in conflicts {
      lines += ["", "These required constraints cannot hold together:"]
      let others = conflict.constraints.filter { $0 != conflict.relaxed }
      let printed = Set(others.prefix(printedConstraints - 1) + [conflict.relaxed])
      lines += conflict.constraints.filter(printed.contains).map {
        "  \(text(of: $0))\($0 == conflict.relaxed ? "  (set aside)" : "")"
      }
      lines += more(conflict.constraints.count - printed.count)
    }
    for broken in broken {
      lines += ["", "\(text(of: broken.constraint)) is off by \(ConstraintSystem.text(broken.error)), because of:"]
      let reason = broken.reason
      lines += reason.prefix(printedConstraints).map { "  \(text(of: $0))" }
      lines += more(reason.count - printedConstraints)
    }
    for ambiguity in ambiguities {
      lines += ["", "Undecided: \(ambiguity.variables.map(name).joined(separator: ", "))"]
      lines.append("  they can move by \(text(of: ambiguity.direction))")
      lines.append("  as good is \(text(of: ambiguity.witness))")
      lines += ambiguity.pins.map { pin in
        "  decided by \(pin.terms.map { name($0.variable) }.joined()) = \(ConstraintSystem.text(pin.constant))"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The line with the number of constraints that are not printed; empty if all are printed.
  private func more(_ count: Int) -> [String] {
    count > 0 ? ["  and \(count) more (--all)"] : []
  }

  /// The solution with all explanations as JSON. Constraints are given by their index in the file, from 0, edits by the
  /// names of their variables.
  var json: String {
    let record = Record(
      values: zip(zip(system.names, variables), solver.decidingConstraints(of: variables)).map {
        Record.Solution(
          name: $0.0, value: solver.value(of: $0.1), decidedBy: references($1), moreDeciding: more(than: $1))
      },
      conflicts: conflicts.map {
        Record.Conflict(
          constraints: references($0.constraints), moreConstraints: more(than: $0.constraints),
          setAside: reference($0.relaxed))
      },
      broken: broken.map {
        let reason = $0.reason
        return Record.Broken(
          constraint: reference($0.constraint), error: $0.error, reason: references(reason),
          moreReason: more(than: reason))
      },
      ambiguities: ambiguities.map { ambiguity in
        Record.Ambiguity(
          variables: ambiguity.variables.map(name), direction: ambiguity.direction.map(value),
          witness: ambiguity.witness.map(value),
          pins: ambiguity.pins.map {
            Record.Value(name: $0.terms.map { name($0.variable) }.joined(), value: $0.constant)
          })
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(record) else { return "" }
    return PlainLine.ofJSON(data) + "\n"
  }

  private func references(_ ids: [ConstraintID]) -> [Record.Reference] {
    ids.prefix(printedConstraints).map(reference)
  }

  /// The number of constraints that are not printed; `nil` if all are printed.
  private func more(than ids: [ConstraintID]) -> Int? {
    ids.count > printedConstraints ? ids.count - printedConstraints : nil
  }

  private func name(_ variable: Variable) -> String { names[variable] ?? "" }

  private func value(_ entry: Ambiguity.Entry) -> Record.Value {
    Record.Value(name: name(entry.variable), value: entry.number)
  }

  private func reference(_ id: ConstraintID) -> Record.Reference {
    if let place = places[id] { return .place(place) }
    return .edit(solver.constraint(id).map { $0.terms.map { name($0.variable) }.joined() } ?? "")
  }

  private func text(of id: ConstraintID) -> String {
    if let place = places[id] { return "#\(place) \(system.text(of: system.constraints[place]))" }
    guard let edit = solver.constraint(id) else { return "" }
    return "edit \(edit.terms.map { name($0.variable) }.joined()) = \(ConstraintSystem.text(edit.constant))"
  }

  private func text(of entries: [Ambiguity.Entry]) -> String {
    entries.map { "\(name($0.variable)) \(ConstraintSystem.text($0.number))" }.joined(separator: ", ")
  }
}

extension SolvedSystem {
  /// The JSON object that `--format json` prints.
  private struct Record: Encodable {
    struct Value: Encodable {
      var name: String
      var value: Double
    }

    /// A variable with its value, and the constraints that give it.
    struct Solution: Encodable {
      var name: String
      var value: Double
      var decidedBy: [Reference]
      /// The number of further deciding constraints that are not in the list; `nil` if the list is complete.
      var moreDeciding: Int?
    }

    struct Conflict: Encodable {
      var constraints: [Reference]
      /// The number of further constraints of the conflict that are not in the list; `nil` if the list is complete.
      var moreConstraints: Int?
      var setAside: Reference
    }

    struct Broken: Encodable {
      var constraint: Reference
      var error: Double
      var reason: [Reference]
      /// The number of further constraints of the reason that are not in the list; `nil` if the list is complete.
      var moreReason: Int?
    }

    struct Ambiguity: Encodable {
      var variables: [String]
      var direction: [Value]
      var witness: [Value]
      var pins: [Value]
    }

    /// A constraint line, or an edited variable.
    enum Reference: Encodable {
      case place(Int)
      case edit(String)

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .place(let place): try container.encode(place)
        case .edit(let name): try container.encode("edit \(name)")
        }
      }
    }

    var values: [Solution]
    var conflicts: [Conflict]
    var broken: [Broken]
    var ambiguities: [Ambiguity]
  }
}
