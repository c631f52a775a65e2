import UIKit

/// The derivation of a view's position and size as lines: one equation each, with its numbers and what says so.
///
/// `button “OK”.leading = label “Name”.trailing + 8 = 112 + 8 = 120 (line 31)`
///
/// Positions are in the coordinates of one view (`LayoutDerivation.space`), unless the line says “in …”. They grow to
/// the right in right-to-left layouts, too: there the leading edge is the right one, and spaces are subtracted.
public struct DerivationWords {
  let views: ViewWords

  /// Words for the views of a scene.
  public init(views: ViewWords) {
    self.views = views
  }

  /// The lines, those first that others depend on.
  public func lines(_ derivation: LayoutDerivation) -> [String] {
    derivation.steps.flatMap { lines($0, of: derivation) }
  }

  /// The views that the lines name, in order.
  public static func views(in derivation: LayoutDerivation) -> [UIView] {
    var items: [AnyObject?] = []
    for step in derivation.steps {
      for term in step.terms { items += [term.quantity.item] }
      items += [step.result.item] + step.reasons.flatMap(items(of:))
    }
    return ([derivation.space] + items).compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
  }

  private static func items(of reason: LayoutReason) -> [AnyObject?] {
    if let stack = reason.arrangingView as? UIStackView { return [stack] }
    return switch reason {
    case .constraint(let constraint): [constraint.firstItem, constraint.secondItem]
    case .naturalSize(let size): [size.view]
    case .autoresizingMask(let view): [view]
    case .sizeIsNotNegative(let item): [item]
    }
  }

  private func lines(_ step: DerivationStep, of derivation: LayoutDerivation) -> [String] {
    let equation = EquationWords(step, views: views, derivation: derivation)
    switch step.kind {
    case .geometry, .inset: return [equation.text]
    case .open: return ["\(equation.result) is open: no constraint decides it; layout takes \(equation.value)"]
    case .reasons: break
    }
    if let stack = step.arrangingView as? UIStackView {
      let words = StackViewWords(stack, step.reasons, views: views, axis: derivation.axis)
      return [equation.short + " (\(words.text(step.result)))"]
    }
    if step.reasons.count == 1 { return [equation.text + suffix(step.reasons[0], step.relation)] }
    return [equation.text + ", by these together:"] + together(step.reasons, derivation.axis).map { "  " + $0 }
  }

  // MARK: Reasons

  /// What says so, after the equation.
  private func suffix(_ reason: LayoutReason, _ relation: NSLayoutConstraint.Relation) -> String {
    let limit = relation == .equal ? "" : ", at its limit"
    switch reason {
    case .constraint(let constraint):
      let priority =
        constraint.priority < .required ? ", priority \(Number.exact(CGFloat(constraint.priority.rawValue)))" : ""
      return limit + priority + ConstraintWords(views: views).origin(of: constraint)
    case .naturalSize(let size): return ", " + words(size)
    case .autoresizingMask: return " (autoresizing mask)"
    case .sizeIsNotNegative: return limit + ": sizes are not negative"
    }
  }

  private func words(_ size: NaturalSize) -> String {
    let name = size.axis == .horizontal ? "width" : "height"
    let wrapped = size.wrappedToWidth.map { ", of its text wrapped to \(Number.exact(CGFloat($0)))" } ?? ""
    let priority = Number.exact(CGFloat(size.priority.rawValue))
    let pull =
      switch size.pull {
      case .hugging: "hugging \(priority)"
      case .compressionResistance: "compression resistance \(priority)"
      case .both: "hugging and compression resistance \(priority)"
      }
    return "its natural \(name)\(wrapped) (\(pull))"
  }

  /// Reasons that decide only together, each on a line of its own; those of one stack view are one line.
  private func together(_ reasons: [LayoutReason], _ axis: NSLayoutConstraint.Axis) -> [String] {
    var lines: [String] = []
    for reason in reasons {
      let line: String
      switch reason {
      case .constraint(let constraint):
        if let stack = reason.arrangingView as? UIStackView {
          let inner = reasons.filter { $0.arrangingView === stack }
          line = StackViewWords(stack, inner, views: views, axis: axis).text
        } else {
          line = ConstraintWords(views: views).equation(constraint)
        }
      case .naturalSize(let size):
        let name = size.axis == .horizontal ? "width" : "height"
        line = "\(views.words(for: size.view)).\(name) = \(Number.exact(CGFloat(size.length))), \(words(size))"
      case .autoresizingMask(let view): line = "the autoresizing mask of \(views.words(for: view))"
      case .sizeIsNotNegative(let item): line = "the size of \(views.words(forItem: item)) is not negative"
      }
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}
