import UIKit

/// The result of a run over the screens of a project and their recordings.
struct RecordingRun {
  /// The folder of the recordings.
  let folder: String
  /// The screens in the order of the run.
  private(set) var screens: [RecordedScreen] = []
  /// What is wrong with recordings.
  private(set) var faults: [RecordingFault] = []
  /// The names of the recordings that `--only` leaves out.
  private(set) var leftOut: [String] = []
  /// Recordings that no screen has.
  private(set) var stale: [StaleRecordings.Entry] = []
  /// Names of files that would be recordings of no screen, but whose view tree is missing or is another text, so that
  /// Snug did not write them.
  private(set) var foreign: [String] = []
  /// Finds and removes recordings that no screen has.
  private(set) var staleRecordings: StaleRecordings
  /// ``Outcome/incomplete`` if something could not be done.
  private(set) var outcome = Outcome.success

  /// - Parameters:
  ///   - folder: the folder of the recordings.
  ///   - stale: what finds recordings that no screen has.
  init(folder: String, stale: StaleRecordings) {
    self.folder = folder
    staleRecordings = stale
  }

  /// Adds the screens of a document.
  ///
  /// - Parameters:
  ///   - product: the screens.
  ///   - document: the name of the document.
  ///   - areRecorded: whether they are recorded as they are now.
  ///   - console: where failures are reported.
  @MainActor mutating func add(
    _ product: RecordedScreens, of document: String, areRecorded: Bool, on console: any Console
  ) {
    product.notes.forEach(console.report)
    leftOut += product.others
    staleRecordings.add(document, product.screens)
    for screen in product.screens {
      screens.append(screen)
      switch screen.state {
      case .same, .new, .changed: break
      case .damaged(let faults):
        for fault in faults {
          console.report(areRecorded ? "\(fault.words); recorded again" : fault.words)
          self.faults.append(fault)
        }
      case .failed(let line):
        console.report(line)
        outcome = .incomplete
      }
    }
  }

  /// Ends the run: looks for what is stale, and for names that no screen has.
  ///
  /// - Parameters:
  ///   - outcome: what became of the documents.
  ///   - only: the names of the recordings that were looked at; empty for all.
  ///   - console: where failures are reported.
  @MainActor mutating func end(_ outcome: Outcome, only: [String], on console: any Console) {
    self.outcome = max(self.outcome, outcome)
    for name in only where !screens.contains(where: { RecordingName.matches($0.name, name) }) {
      let all = screens.map(\.name) + leftOut
      console.report(
        "error: --only \(name): the run has no such screen\(RecordingName.suggestion(for: name, among: all))")
      self.outcome = .incomplete
    }
    guard only.isEmpty else { return }
    stale = staleRecordings.entries
    foreign = staleRecordings.foreign
  }

  var new: [RecordedScreen] {
    screens.filter { if case .new = $0.state { true } else { false } }
  }

  var changed: [RecordedScreen] {
    screens.filter { if case .changed = $0.state { true } else { false } }
  }

  /// The screens whose recordings cannot be read.
  var damaged: [RecordedScreen] { screens.filter(\.isDamaged) }

  /// The screens that can be recorded as they are now. Recordings that were not fetched are left alone: they may be
  /// right.
  var acceptable: [RecordedScreen] {
    changed + new
      + damaged.filter { screen in
        guard case .damaged(let faults) = screen.state else { return false }
        return !faults.contains { $0.message.hasSuffix(LargeFilePointer.complaint) }
      }
  }

  /// A number with its noun.
  static func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }
}

extension RecordingRun {
  /// How many screens differ from their recordings.
  var headline: String {
    let all = Self.count(screens.count, "screen", "screens")
    if !changed.isEmpty { return "\(changed.count) of \(all) \(changed.count == 1 ? "is" : "are") not as recorded" }
    if screens.isEmpty { return "No screen was looked at" }
    if !new.isEmpty || !damaged.isEmpty { return "No recorded screen differs" }
    return screens.count == 1 ? "The screen is as recorded" : "All \(all) are as recorded"
  }

  /// Other facts to report.
  var others: String {
    [
      new.isEmpty ? nil : Self.count(new.count, "screen is not recorded", "screens are not recorded"),
      damaged.isEmpty ? nil : Self.count(damaged.count, "recording cannot be read", "recordings cannot be read"),
      stale.isEmpty ? nil : Self.count(stale.count, "recording is stale", "recordings are stale"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The figures of a comparison in one sentence.
  var summary: String { "\(headline)\(others.isEmpty ? "" : "; \(others)")." }
}
