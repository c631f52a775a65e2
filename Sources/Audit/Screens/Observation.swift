import UIKit

/// What a rule observes about one view on one screen in one environment.
@preconcurrency @MainActor public struct Observation {
  /// The view at fault.
  public var view: UIView
  /// The line of the document, from 1, if it is not that of the view's element.
  public var line: Int?
  /// Tells several faults of one view under one rule apart; the same in all environments.
  public var variant: String
  /// Whether the document alone proves it.
  public var outcome: Outcome
  /// How severe it is, if this differs from the rule's ``Rule/impact``.
  public var impact: Impact?
  /// How bad it is, in any unit that the rule chooses. The finding shows the environment with the greatest value.
  public var magnitude: Double
  /// What is wrong, one sentence.
  public var message: String
  /// The measures or constraints that prove it, one per line.
  public var because: [String]
  /// One edit that fixes it.
  public var fix: String

  /// Makes an observation from its parts.
  public init(
    view: UIView, line: Int? = nil, variant: String = "", outcome: Outcome, impact: Impact? = nil, magnitude: Double,
    message: String,
    because: [String],
    fix: String
  ) {
    self.view = view
    self.line = line
    self.variant = variant
    self.outcome = outcome
    self.impact = impact
    self.magnitude = magnitude
    self.message = message
    self.because = because
    self.fix = fix
  }
}
