import Audit

/// Applies the suppressions of a ``ProjectConfiguration``, and records which of them suppressed something in a run.
///
/// The suppressions are ``SuppressionEntry`` values. Suppressions in documents are applied by `SceneSuppressions`, and
/// those of a baseline by `BaselineComparison`.
public struct SuppressionLedger {
  private let configuration: ProjectConfiguration
  /// The indices of the entries that suppressed something.
  private var used: Set<Int> = []
  /// The indices of the entries that apply to an audited document in which one of their rules ran.
  private var asked: Set<Int> = []

  /// Makes a ledger for one run.
  public init(_ configuration: ProjectConfiguration) {
    self.configuration = configuration
  }

  /// Marks the findings in a report that the configuration suppresses.
  ///
  /// - Parameters:
  ///   - report: the report of an audit of a document.
  ///   - rules: the identifiers of the rules that ran.
  /// - Returns: the report with its findings marked.
  public mutating func apply(to report: DocumentReport, asking rules: [String]) -> DocumentReport {
    guard !configuration.suppressions.isEmpty, report.failure == nil else { return report }
    var report = report
    let path = configuration.relative(report.document)
    for (place, entry) in configuration.suppressions.enumerated() {
      guard entry.documents.isEmpty || entry.documents.contains(where: { $0.matches(path) }) else { continue }
      if !Set(rules).isDisjoint(with: entry.rules) { asked.insert(place) }
      for screen in report.screens.indices {
        let scene = report.screens[screen].scene
        if let wanted = entry.scene, wanted != scene.id, wanted != scene.name { continue }
        for index in report.screens[screen].findings.indices {
          let finding = report.screens[screen].findings[index]
          if let wanted = entry.view, wanted != finding.view.id, wanted != finding.view.label { continue }
          guard entry.rules.contains(finding.rule) else { continue }
          used.insert(place)
          if finding.suppression != nil { continue }
          report.screens[screen].findings[index].suppression = Suppression(
            place: .configuration, reason: entry.reason)
        }
      }
    }
    return report
  }

  /// The entries that suppressed no finding.
  ///
  /// - Parameter isWhole: whether the run audited the whole project with all rules. Otherwise only entries that name a
  ///   document are returned, and only if such a document was audited with one of their rules.
  public func idle(isWhole: Bool) -> [SuppressionEntry] {
    configuration.suppressions.enumerated().filter { place, entry in
      if used.contains(place) { return false }
      return isWhole || !entry.documents.isEmpty && asked.contains(place)
    }.map(\.element)
  }
}
