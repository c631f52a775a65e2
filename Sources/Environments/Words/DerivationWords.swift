import UIKit

/// The derivation of a view's position and size as lines: one equation per line, with its numbers and its reason.
///
/// `button “OK”.leading = label “Name”.trailing + 8 = 112 + 8 = 120 (line 31)`
///
/// Positions are in the coordinates of one view (`LayoutDerivation.space`), unless the line says “in …”. Horizontal
/// positions increase to the right, also in right-to-left layouts. There the leading edge is the right edge, so
/// distances are subtracted.
@preconcurrency @MainActor public struct DerivationWords {
  private let views: ViewWords
  /// The unsatisfied optional constraints, by the reason that prevents them.
  private let held: [ReasonKey: Held]

  /// Makes words for derivations of a scene's views.
  ///
  /// - Parameters:
  ///   - views: words for the views of the scene.
  ///   - unmet: the optional constraints that the layout does not satisfy. The line of an inequality names those that
  ///     it prevents.
  public init(views: ViewWords, unmet: [UnmetReason] = []) {
    self.views = views
    held = Self.held(unmet)
  }

  /// The identity of a constraint, autoresizing mask or size that can prevent constraints from being satisfied.
  private struct ReasonKey: Hashable {
    private enum Kind { case constraint, autoresizingMask, sizeIsNotNegative, sizeOfRoot }
    private let kind: Kind
    private let object: ObjectIdentifier

    /// Makes the key of a reason; `nil` for an intrinsic size.
    @MainActor init?(_ reason: LayoutReason) {
      switch reason {
      case .constraint(let constraint): (kind, object) = (.constraint, ObjectIdentifier(constraint))
      case .autoresizingMask(let view): (kind, object) = (.autoresizingMask, ObjectIdentifier(view))
      case .sizeIsNotNegative(let item): (kind, object) = (.sizeIsNotNegative, ObjectIdentifier(item))
      case .sizeOfRoot(let view): (kind, object) = (.sizeOfRoot, ObjectIdentifier(view))
      case .naturalSize: return nil
      }
    }
  }

  /// The constraints that one reason prevents: the first constraint and their number. Not all are kept, because there
  /// can be very many: in a chain of views, each inequality prevents every optional constraint.
  private struct Held {
    var first: LayoutReason
    var count = 1
    /// The index of the constraint that was counted last.
    var last: Int
  }

  private static func held(_ unmet: [UnmetReason]) -> [ReasonKey: Held] {
    var held: [ReasonKey: Held] = [:]
    for (place, entry) in unmet.enumerated() {
      for key in entry.preventedBy.compactMap(ReasonKey.init) {
        guard let last = held[key]?.last else {
          held[key] = Held(first: entry.reason, last: place)
          continue
        }
        guard last != place else { continue }
        held[key]?.count += 1
        held[key]?.last = place
      }
    }
    return held
  }

  /// The lines of a derivation. A line that others depend on precedes them.
  public func lines(_ derivation: LayoutDerivation) -> [String] {
    derivation.steps.flatMap { lines($0, of: derivation) }
  }

  /// The views that the lines of a derivation name, in the order of the lines.
  public static func views(in derivation: LayoutDerivation) -> [UIView] {
    var items: [AnyObject?] = []
    for step in derivation.steps {
      for term in step.terms { items += [term.quantity.item] }
      items += [step.result.item] + step.reasons.flatMap(ReasonWords.items(of:))
    }
    return ([derivation.space] + items).compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
  }

  private func lines(_ step: DerivationStep, of derivation: LayoutDerivation) -> [String] {
    let equation = EquationWords(step, views: views, derivation: derivation)
    let words = ReasonWords(views: views, axis: derivation.axis)
    switch step.kind {
    case .geometry, .inset: return [equation.text]
    case .open:
      return [
        "\(equation.result) is open: no constraint decides it; layout takes \(equation.value)\(range(step.range))"
      ]
    case .reasons: break
    }
    if let stack = step.arrangingView as? UIStackView {
      let words = StackViewWords(stack, step.reasons, views: views, axis: derivation.axis)
      return [equation.short + " (\(words.text(step.result)))"]
    }
    if step.reasons.count == 1 {
      let limit = step.relation == .equal ? "" : self.limit(step.reasons[0], words)
      return [equation.text + words.suffix(step.reasons[0]) + limit]
    }
    return [equation.text + ", by these together:"] + words.lines(step.reasons).map { "  " + $0 }
  }

  /// The optional constraint that an inequality prevents, in words.
  private func limit(_ reason: LayoutReason, _ words: ReasonWords) -> String {
    guard let key = ReasonKey(reason) else { return "" }
    guard let held = held[key] else { return ", at its limit" }
    let others = held.count == 1 ? "" : " and \(held.count - 1) more"
    return ", at its limit against \(words.text(held.first))\(others)"
  }

  /// The range of values that the constraints allow, in words.
  private func range(_ range: ClosedRange<Double>?) -> String {
    guard let range, range.lowerBound < range.upperBound else { return "" }
    let (lower, upper) = (Number.exact(CGFloat(range.lowerBound)), Number.exact(CGFloat(range.upperBound)))
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): return ", and any value from \(lower) to \(upper) would do"
    case (true, false): return ", and any value from \(lower) up would do"
    case (false, true): return ", and any value up to \(upper) would do"
    case (false, false): return ", and any value would do"
    }
  }
}
