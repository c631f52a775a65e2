import Audit

/// The totals of a run.
public struct RunSummary: Codable, Hashable, Sendable {
  /// The number of documents, including those that could not be read.
  public var documents = 0
  /// The number of documents that could not be read.
  public var failures = 0
  /// The number of screens that were audited.
  public var screens = 0
  /// The number of findings with the outcome `Outcome.violation`, without suppressed ones.
  public var violations = 0
  /// The number of findings with the outcome `Outcome.needsReview`, without suppressed ones.
  public var needsReview = 0
  /// The number of `NotChecked` entries of all screens.
  public var notChecked = 0

  /// The number of findings that the documents or the configuration suppress.
  public var suppressed = 0
  /// The number of findings that the baseline lists.
  public var inBaseline = 0

  /// Makes totals that are all 0.
  public init() {}

  /// Adds a document to the totals.
  public mutating func add(_ report: DocumentReport) {
    documents += 1
    if report.failure != nil { failures += 1 }
    screens += report.screens.count
    for screen in report.screens {
      for finding in screen.findings {
        switch (finding.suppression?.place, finding.outcome) {
        case (.baseline, _): inBaseline += 1
        case (.document, _), (.configuration, _): suppressed += 1
        case (nil, .violation): violations += 1
        case (nil, .needsReview): needsReview += 1
        }
      }
      notChecked += screen.notChecked.count
    }
  }
}

/// The encoding of the totals. The numbers of suppressed findings and of those in the baseline are written only if they
/// are not 0.
extension RunSummary {
  private enum CodingKeys: CodingKey {
    case documents, failures, screens, violations, needsReview, notChecked, suppressed, inBaseline
  }

  /// Decodes totals. Numbers of suppressed findings that are missing are 0.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    documents = try values.decode(Int.self, forKey: .documents)
    failures = try values.decode(Int.self, forKey: .failures)
    screens = try values.decode(Int.self, forKey: .screens)
    violations = try values.decode(Int.self, forKey: .violations)
    needsReview = try values.decode(Int.self, forKey: .needsReview)
    notChecked = try values.decode(Int.self, forKey: .notChecked)
    suppressed = try values.decodeIfPresent(Int.self, forKey: .suppressed) ?? 0
    inBaseline = try values.decodeIfPresent(Int.self, forKey: .inBaseline) ?? 0
  }

  /// Encodes the totals.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(documents, forKey: .documents)
    try values.encode(failures, forKey: .failures)
    try values.encode(screens, forKey: .screens)
    try values.encode(violations, forKey: .violations)
    try values.encode(needsReview, forKey: .needsReview)
    try values.encode(notChecked, forKey: .notChecked)
    if suppressed > 0 { try values.encode(suppressed, forKey: .suppressed) }
    if inBaseline > 0 { try values.encode(inBaseline, forKey: .inBaseline) }
  }
}
