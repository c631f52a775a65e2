import UIKit

/// Describes a conflict in words: its constraints, the constraint that was broken, and why that constraint was chosen.
@preconcurrency @MainActor public struct ConflictWords {
  let words: ConstraintWords

  /// Makes words for the conflicts of a scene.
  public init(views: ViewWords) {
    words = ConstraintWords(views: views)
  }

  /// The lines: a heading, one equation per constraint, and the broken constraint.
  public func lines(_ conflict: LayoutConflict) -> [String] {
    ["these \(conflict.constraints.count) required constraints contradict each other:"]
      + conflict.constraints.map { "  " + words.equation($0) }
      + ["broken: \(words.equation(conflict.broken)); \(reason(for: conflict.choice))"]
  }

  /// The reason why the broken constraint was chosen among the constraints of the conflict.
  public func reason(for choice: LayoutConflict.Choice) -> String {
    switch choice {
    case .theOnlyOne: "the system made the others"
    case .constantSize: "a constant size is broken first"
    case .space: "a space between neighbours is broken before distances from edges"
    case .trailingOrBottomDistance:
      "a distance from a trailing or bottom edge is broken before one from a leading or top edge"
    case .equation: "an equation is broken before an inequality"
    case .largestConstant: "of constraints of one kind, the one with the largest constant is broken"
    case .order: "of constraints of one kind, the first in the tree is broken"
    }
  }
}
