import UIKit

/// A fault that a rule found at one view of one screen in one environment (device, text size and so on). Observations
/// of the same fault in several environments become one finding.
@preconcurrency @MainActor public struct Observation {
  /// The view at fault.
  public var view: UIView
  /// The line of the fault in the document, from 1; `nil` if it is the line of the view's element.
  public var line: Int?
  /// An identifier that distinguishes several faults of one view under one rule. One fault has the same value in all
  /// environments.
  public var variant: String
  /// Why a person has to judge the fault; `nil` if the document alone proves it.
  public var doubt: Doubt?
  /// How severe the fault is; `nil` if it is as severe as the rule's ``Rule/impact``.
  public var impact: Impact?
  /// How bad the fault is in this environment, in any unit that the rule chooses. A finding describes the environment
  /// in which this value is greatest.
  public var magnitude: Double
  /// What is wrong, one sentence.
  public var message: String
  /// The measures or constraints that prove the fault, one per line.
  public var because: [String]
  /// One edit that fixes the fault: the usual one, as long as none is tried.
  public var fix: String
  /// The edits that are tried if the fault is a violation; `nil` if ``fix`` is printed in any case.
  var suggestions: FixSuggestions?

  /// Whether the document alone proves the fault, or a person has to judge it.
  public var outcome: Outcome { doubt == nil ? .violation : .needsReview }

  /// Makes an observation from its parts.
  public init(
    view: UIView, line: Int? = nil, variant: String = "", doubt: Doubt?, impact: Impact? = nil, magnitude: Double,
    message: String, because: [String], fix: String
  ) {
    self.view = view
    self.line = line
    self.variant = variant
    self.doubt = doubt
    self.impact = impact
    self.magnitude = magnitude
    self.message = message
    self.because = because
    self.fix = fix
  }

  /// The observation with edits that are tried if it is a violation.
  func suggesting(_ suggestions: FixSuggestions?) -> Observation {
    var observation = self
    observation.suggestions = suggestions
    return observation
  }
}
