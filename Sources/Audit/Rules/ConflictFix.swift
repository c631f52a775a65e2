import Environments
import InterfaceBuilder
import UIKit

/// The edit that a finding suggests to resolve a conflict of constraints: the first of several that was tried and makes no
/// other fault.
@MainActor struct ConflictFix {
  let conflict: LayoutConflict
  let screen: AuditedScreen
  /// Whether edits are tried. Each is another layout, which only a violation is worth.
  let isTried: Bool

  /// A priority just below the usual compression resistance of content, 750. A constraint of priority 999 would win
  /// over compression resistance, and the content would be squashed.
  private static let belowContents = 749

  /// The edit that resolves the conflict: one sentence that names a constraint. If no edit of one constraint does, the
  /// sentence says what to look at.
  var text: String {
    let words = ConstraintWords(views: screen.words)
    if let remainder = remainderOfCanvas, isSolved(byChanging: remainder, lower) {
      return "Lower the priority of “\(words.equation(remainder))” to \(Self.belowContents): "
        + "\(Number.exact(abs(remainder.constant))) points were left over on the canvas."
    }
    let broken = words.equation(conflict.broken)
    // The only constraint of a conflict is not deleted: without it the view's position would be ambiguous.
    let mayDelete = conflict.constraints.count > 1 && isSolved(byChanging: conflict.broken, delete)
    let mayLower = isSolved(byChanging: conflict.broken, lower)
    switch (mayDelete, mayLower) {
    case (true, true): return "Delete “\(broken)”, or lower its priority to \(Self.belowContents)."
    case (true, false): return "Delete “\(broken)”."
    case (false, true): return "Lower the priority of “\(broken)” to \(Self.belowContents)."
    case (false, false): break
    }
    let others = conflict.constraints.filter { $0 !== conflict.broken && !$0.isSystemMade }.prefix(Self.mostTried)
    if let other = others.first(where: { isSolved(byChanging: $0, delete) }) {
      return "Delete “\(words.equation(other))”."
    }
    return "No edit of one of them alone keeps the screen whole: look at what each is for."
  }

  /// The most constraints beside the broken one that are deleted in turn.
  private static let mostTried = 6

  private func delete(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  private func lower(_ constraint: NSLayoutConstraint) {
    constraint.priority = UILayoutPriority(rawValue: Float(Self.belowContents))
  }

  /// Whether the conflict is gone after a change of a constraint, and no other fault is there. `true` if that cannot be
  /// tried.
  private func isSolved(byChanging constraint: NSLayoutConstraint, _ change: (NSLayoutConstraint) -> Void) -> Bool {
    guard isTried, let trial = FixTrial(of: screen), let id = screen.loaded.location(of: constraint)?.id else {
      return true
    }
    let view = conflict.broken.firstItem as? UIView ?? screen.loaded.rootView
    return trial.mends(UnsatisfiableConstraints().identifier, at: view) { loaded in
      if let constraint = loaded.object(id) as? NSLayoutConstraint { change(constraint) }
    }
  }

  /// A required constraint of the conflict that fixes a distance to the bottom, trailing or right edge, although this
  /// distance was merely the room left over on Interface Builder's canvas, so that a smaller screen has no room for it;
  /// `nil` if there is none.
  ///
  /// A constraint is taken for one if its constant is larger than all other constants of the conflict together.
  private var remainderOfCanvas: NSLayoutConstraint? {
    guard !isOnCanvas else { return nil }
    let total = conflict.constraints.reduce(0) { $0 + abs($1.constant) }
    return conflict.constraints.first {
      isRequiredDistanceToFarEdge($0) && abs($0.constant) > total - abs($0.constant)
    }
  }

  /// Whether one of the conflict's constraints is also in a conflict on Interface Builder's canvas, or whether there is
  /// no layout as on the canvas.
  private var isOnCanvas: Bool {
    guard let canvas = screen.canvas else { return true }
    return conflict.constraints.contains {
      screen.loaded.location(of: $0).map { canvas.constraints.conflictingIDs.contains($0.id) } ?? false
    }
  }

  private func isRequiredDistanceToFarEdge(_ constraint: NSLayoutConstraint) -> Bool {
    guard !constraint.isSystemMade, constraint.relation == .equal, constraint.priority == .required,
      constraint.firstAttribute == constraint.secondAttribute,
      [.bottom, .trailing, .right].contains(constraint.firstAttribute),
      let first = NSLayoutConstraint.view(of: constraint.firstItem),
      let second = NSLayoutConstraint.view(of: constraint.secondItem)
    else { return false }
    return first !== second && (first.isDescendant(of: second) || second.isDescendant(of: first))
  }
}
