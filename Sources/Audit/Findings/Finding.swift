import InterfaceBuilder

/// One fault of one view, folded over every environment in which it shows.
nonisolated public struct Finding: Codable, Hashable, Sendable {
  /// The identifier of the rule, such as `truncated-text`.
  public var rule: String
  /// How severe the fault is.
  public var impact: Impact
  /// Whether the document alone proves the fault, or a person has to judge it.
  public var outcome: Outcome
  /// Why a person has to judge the fault, without a capital letter and a period; `nil` for a violation.
  public var reason: String?
  /// `false` if findings of this kind that need review were seldom a fault on real apps, so that they are printed only with
  /// all findings; otherwise `nil`.
  public var isReviewWorthIt: Bool?
  /// The path of the document, as it was given.
  public var document: String
  /// The line of the view's element in the document, from 1.
  public var line: Int?
  /// The screen that contains the view at fault.
  public var scene: SceneReference
  /// The view at fault.
  public var view: ViewReference
  /// An identifier that distinguishes several faults of one view under one rule. It is the same on every run; `nil` if
  /// the rule finds only one fault per view.
  public var variant: String?
  /// The environments in which the fault shows, by `Environment.id`, in the order in which they were audited.
  public var environments: [String]
  /// ``environments`` in words, such as “from AX1 up, on screens up to 375 × 667”.
  public var extent: String
  /// The environment in which the fault is worst: the one that ``message`` and ``because`` describe.
  public var worst: String
  /// What is wrong, one sentence.
  public var message: String
  /// The measures or constraints that prove the fault, one per line.
  public var because: [String]
  /// One edit that fixes the fault.
  public var fix: String
  /// ``fix`` as changes of the document, in their order; `nil` if it cannot be written, or was not tried.
  package var edits: [ObjectEdit]?
  /// Why the finding is suppressed; `nil` if it is not suppressed.
  public var suppression: Suppression?

  /// Makes a finding from its parts.
  ///
  /// - Parameters:
  ///   - rule: the identifier of the rule.
  ///   - impact: how severe the fault is.
  ///   - outcome: whether the document alone proves the fault.
  ///   - place: the view at fault, with its screen and document.
  ///   - variant: distinguishes several faults of one view under one rule.
  ///   - extent: the environments in which the fault shows.
  ///   - words: what is wrong, and what to do.
  public init(
    rule: String, impact: Impact, outcome: Outcome, at place: Place, variant: String? = nil, in extent: Extent,
    words: Words
  ) {
    self.rule = rule
    self.impact = impact
    self.outcome = outcome
    document = place.document
    line = place.line
    scene = place.scene
    view = place.view
    self.variant = variant
    environments = extent.environments
    self.extent = extent.words
    worst = extent.worst
    message = words.message
    because = words.because
    fix = words.fix
  }
}

nonisolated extension Finding {
  /// The location of the view at fault: its document, line and screen.
  public struct Place: Hashable, Sendable {
    /// The path of the document, as it was given.
    public var document: String
    /// The line of the view's element in the document, from 1; `nil` if the view has no element there.
    public var line: Int?
    /// The screen that contains the view at fault.
    public var scene: SceneReference
    /// The view at fault.
    public var view: ViewReference

    /// Makes a location from its parts.
    public init(document: String, line: Int?, scene: SceneReference, view: ViewReference) {
      self.document = document
      self.line = line
      self.scene = scene
      self.view = view
    }
  }

  /// The environments in which a fault shows.
  public struct Extent: Hashable, Sendable {
    /// The values of `Environment.id`, in the order in which the environments were audited.
    public var environments: [String]
    /// The environments in words, such as “from AX1 up, on screens up to 375 × 667”.
    public var words: String
    /// The identifier of the environment in which the fault is worst.
    public var worst: String

    /// Makes an extent from its parts.
    public init(environments: [String], words: String, worst: String) {
      self.environments = environments
      self.words = words
      self.worst = worst
    }
  }

  /// The texts of a finding: what is wrong, and what to do.
  public struct Words: Hashable, Sendable {
    /// What is wrong, one sentence.
    public var message: String
    /// The measures or constraints that prove the fault, one per line.
    public var because: [String]
    /// One edit that fixes the fault.
    public var fix: String

    /// Makes the texts of a finding from their parts.
    public init(message: String, because: [String], fix: String) {
      self.message = message
      self.because = because
      self.fix = fix
    }
  }
}
