/// Generates the declarations of an operator of Swift for the values of stand-ins, as in `vendor.count > 2`.
///
/// They stand in the file of stand-ins only if the sources use the operator so, because each declaration of an operator
/// slows the compiler down. They apply only where no other declaration does.
struct StandInOperator {
  /// What an operator does with its operands.
  private enum Kind {
    case comparison, calculation, assignment
  }

  private let name: String
  private let kind: Kind

  /// - Parameter name: the operator, such as `<`.
  /// - Returns: `nil` if it is not one that stand-ins need.
  init?(_ name: String) {
    switch name {
    case "==", "!=", "<", ">", "<=", ">=": kind = .comparison
    case "+", "-", "*", "/", "%": kind = .calculation
    case "+=", "-=", "*=", "/=": kind = .assignment
    default: return nil
    }
    self.name = name
  }

  /// The declarations: for a stand-in and another value, in both orders, and for two stand-ins.
  ///
  /// Comparisons are `false`. Calculations have an empty value of the type of the other operand. Assignments change nothing.
  var declarations: [String] {
    [
      declaration("<S: \(StandInValue.protocolName), T>", "S", "T", result: "T"),
      declaration("<T, S: \(StandInValue.protocolName)>", "T", "S", result: "T"),
      declaration(
        "<S: \(StandInValue.protocolName), U: \(StandInValue.protocolName)>", "S", "U", result: StandInValue.name),
    ]
  }

  private func declaration(_ generics: String, _ left: String, _ right: String, result: String) -> String {
    let start = "@_disfavoredOverload public func \(name) \(generics)(left: "
    return switch kind {
    case .comparison: "\(start)\(left), right: \(right)) -> Bool { false }"
    case .calculation: "\(start)\(left), right: \(right)) -> \(result) { \(StandInValue.function)() }"
    case .assignment: "\(start)inout \(left), right: \(right)) {}"
    }
  }
}
