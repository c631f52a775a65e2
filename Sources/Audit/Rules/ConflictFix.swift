import Environments
import InterfaceBuilder
import UIKit

/// The edits that a finding suggests to resolve a conflict of constraints: each is of one constraint.
@MainActor struct ConflictFix {
  let conflict: LayoutConflict
  let screen: AuditedScreen

  /// A priority just below the usual compression resistance of content, 750. A constraint of priority 999 would win
  /// over compression resistance, and the content would be squashed.
  private static let belowContents = 749

  /// The most constraints beside the broken one whose deletion is tried.
  private static let mostTried = 6

  var suggestions: FixSuggestions {
    let words = ConstraintWords(views: screen.words)
    let broken = words.equation(conflict.broken)
    var fixes: [SuggestedFix] = []
    let masked = conflict.maskedViews(on: screen)
    if !masked.isEmpty {
      let names = masked.map { screen.words.words(for: $0) }.phrase
      fixes.append(
        SuggestedFix(
          text: "Let constraints place \(names): set \(masked.count == 1 ? "its" : "their") Layout to Automatic.",
          edits: masked.compactMap { screen.loaded.location(of: $0)?.id }.map {
            ObjectEdit($0, "translatesAutoresizingMaskIntoConstraints", "NO")
          }))
    }
    if let remainder = remainderOfCanvas {
      let text =
        "Lower the priority of “\(words.equation(remainder))” to \(Self.belowContents): "
        + "\(Number.exact(abs(remainder.constant))) points were left over on the canvas."
      fixes.append(SuggestedFix(text: text, edits: lower(remainder)))
    }
    // The only constraint of a conflict is not deleted: without it the view's position would be ambiguous.
    if conflict.constraints.count > 1 {
      let both = "Delete “\(broken)”, or lower its priority to \(Self.belowContents)."
      fixes.append(
        SuggestedFix(
          text: "Delete “\(broken)”.", edits: delete(conflict.broken),
          alternative: SuggestedFix.Alternative(edits: lower(conflict.broken), text: both)))
    }
    fixes.append(
      SuggestedFix(text: "Lower the priority of “\(broken)” to \(Self.belowContents).", edits: lower(conflict.broken)))
    let others = conflict.constraints.filter { $0 !== conflict.broken && !$0.isSystemMade }.prefix(Self.mostTried)
    fixes += others.map { SuggestedFix(text: "Delete “\(words.equation($0))”.", edits: delete($0)) }
    // What the system makes is no object of the document, and what code changes is not touched.
    fixes.removeAll(where: \.edits.isEmpty)
    return FixSuggestions(
      fixes: fixes, otherwise: "No edit of one of them alone keeps the screen whole: look at what each is for.")
  }

  private func delete(_ constraint: NSLayoutConstraint) -> [ObjectEdit] {
    identifier(of: constraint).map { [ObjectEdit(deleting: $0)] } ?? []
  }

  private func lower(_ constraint: NSLayoutConstraint) -> [ObjectEdit] {
    identifier(of: constraint).map { [ObjectEdit($0, "priority", "\(Self.belowContents)")] } ?? []
  }

  /// The identifier of a constraint that an edit may change. One that code changes has a purpose that the document does not
  /// show: it may make room for the keyboard.
  private func identifier(of constraint: NSLayoutConstraint) -> String? {
    screen.code.isChangedByCode(constraint) ? nil : screen.loaded.location(of: constraint)?.id
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
