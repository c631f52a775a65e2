/// One fault of one view, folded over every environment in which it shows.
nonisolated public struct Finding: Codable, Hashable, Sendable {
  /// The identifier of the rule, such as `truncated-text`.
  public var rule: String
  /// How severe it is.
  public var impact: Impact
  /// Whether the document alone proves it.
  public var outcome: Outcome
  /// The path of the document, as it was given.
  public var document: String
  /// The line of the view's element in the document, from 1.
  public var line: Int?
  /// The screen.
  public var scene: SceneReference
  /// The view at fault.
  public var view: ViewReference
  /// Tells several faults of one view under one rule apart. It is the same on every run; `nil` if the rule finds only
  /// one fault per view.
  public var variant: String?
  /// The environments in which the fault shows, by `MatrixCell.id`, in the order of the matrix.
  public var environments: [String]
  /// ``environments`` in words, such as “from AX1 up, on screens up to 375 × 667”.
  public var extent: String
  /// The environment in which the fault is worst: the one that ``message`` and ``because`` describe.
  public var worst: String
  /// What is wrong, one sentence.
  public var message: String
  /// The measures or constraints that prove it, one per line.
  public var because: [String]
  /// One edit that fixes it.
  public var fix: String
  /// Why the finding is suppressed; `nil` if it is not.
  public var suppression: Suppression?

  /// Makes a finding from its parts.
  public init(
    rule: String, impact: Impact, outcome: Outcome, document: String, line: Int?, scene: SceneReference,
    view: ViewReference, variant: String? = nil, environments: [String], extent: String, worst: String, message: String,
    because: [String], fix: String
  ) {
    self.rule = rule
    self.impact = impact
    self.outcome = outcome
    self.document = document
    self.line = line
    self.scene = scene
    self.view = view
    self.variant = variant
    self.environments = environments
    self.extent = extent
    self.worst = worst
    self.message = message
    self.because = because
    self.fix = fix
  }
}
