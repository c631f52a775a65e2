import UIKit

/// Writes a step of a derivation as an equation, first with names and then with numbers.
struct EquationWords {
  private let step: DerivationStep
  private let views: ViewWords
  private let derivation: LayoutDerivation

  /// - Parameter derivation: the derivation that the step belongs to.
  init(_ step: DerivationStep, views: ViewWords, derivation: LayoutDerivation) {
    self.step = step
    self.views = views
    self.derivation = derivation
  }

  /// The name of the quantity on the left side: `x` or `y` if the step computes the origin of the view's frame.
  var result: String {
    let quantity = step.result
    let isOrigin =
      quantity.item === derivation.view && quantity.space === derivation.view.superview
      && (quantity.attribute == .left || quantity.attribute == .top)
    guard isOrigin, step.kind == .geometry || step.arrangingView != nil else { return name(quantity) }
    return quantity.attribute == .left ? "x" : "y"
  }

  /// The computed number, which is at the right end of the equation.
  var value: String { Self.number(step.result.value) }

  /// The full equation: `button.leading = label.trailing + 8 = 112 + 8 = 120`
  var text: String {
    let names = side { name($0) }
    return step.terms.isEmpty ? "\(result)\(sign)\(value)" : "\(result)\(sign)\(names)\(numbers)"
  }

  /// The equation without the names on the right side and without zeros among the numbers, if it has more than two
  /// terms; otherwise the full equation.
  var short: String {
    if step.terms.count < 3 { return text }
    var step = step
    step.terms.removeAll { $0.quantity.value == 0 }
    return "\(result)\(EquationWords(step, views: views, derivation: derivation).numbers)"
  }

  /// The part of the equation with numbers: `= 112 + 8 = 120`
  private var numbers: String {
    let isPlain = step.terms.count == 1 && step.terms[0].factor == 1 && isZero(step.constant)
    let sum = side { $0.value < 0 ? "(\(Self.number($0.value)))" : Self.number($0.value) }
    return isPlain ? " = \(value)" : " = \(sum) = \(value)"
  }

  private var sign: String {
    if case .naturalSize = step.reasons.first { return " = " }
    return switch step.relation {
    case .equal: " = "
    case .lessThanOrEqual: " ≤ "
    case .greaterThanOrEqual: " ≥ "
    }
  }

  /// The right side of the equation. Terms that are added come before terms that are subtracted.
  private func side(_ write: (LayoutQuantity) -> String) -> String {
    var parts = step.terms.map { ($0.factor, Self.product($0.factor, write($0.quantity))) }
    if !isZero(step.constant) || parts.isEmpty { parts.append((step.constant, Self.number(abs(step.constant)))) }
    let ordered = parts.filter { $0.0 >= 0 } + parts.filter { $0.0 < 0 }
    return ordered.enumerated().map { i, part in
      i == 0 ? (part.0 < 0 ? "−" : "") + part.1 : (part.0 < 0 ? " − " : " + ") + part.1
    }.joined()
  }

  /// A product of the absolute value of a factor and a name: “2 × a”, or “a ÷ 2” if the factor is the reciprocal of a
  /// whole number.
  private static func product(_ factor: Double, _ name: String) -> String {
    let factor = abs(factor)
    if abs(factor - 1) < 1e-9 { return name }
    let divisor = 1 / factor
    if divisor > 1, abs(divisor - divisor.rounded()) < 1e-9 { return "\(name) ÷ \(number(divisor))" }
    return "\(number(factor)) × \(name)"
  }

  private func name(_ quantity: LayoutQuantity) -> String {
    let part =
      switch quantity.part {
      case .alignmentRect: ""
      case .frame: "frame."
      case .content: "content."
      }
    let name = "\(views.words(forItem: quantity.item)).\(part)\(quantity.attribute)"
    guard let other = quantity.space, other !== derivation.space, other !== derivation.crossSpace else { return name }
    return "\(name) in \(other === quantity.item ? "itself" : views.words(for: other))"
  }

  private func isZero(_ value: Double) -> Bool { abs(value) < 1e-9 }

  private static func number(_ value: Double) -> String { Number.exact(CGFloat(value)) }
}
