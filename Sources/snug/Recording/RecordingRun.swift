import UIKit

/// The result of comparing the screens of a project with their recordings.
struct RecordingRun {
  /// The folder of the recordings.
  let folder: String
  /// The screens in the order of the run.
  private(set) var screens: [RecordedScreen] = []
  /// The errors in files of recordings.
  private(set) var faults: [RecordingFault] = []
  /// The names of the recordings that `--only` leaves out.
  private(set) var leftOut: [String] = []
  /// The recordings that belong to no screen any more.
  private(set) var stale: [StaleRecordings.Entry] = []
  /// The names of files that look like stale recordings, but have no valid view tree, so that they may not be Snug's
  /// and are not deleted.
  private(set) var foreign: [String] = []
  /// Finds and removes recordings that belong to no screen.
  private(set) var staleRecordings: StaleRecordings
  /// ``Outcome/incomplete`` if a part of the work could not be done.
  private(set) var outcome = Outcome.success

  /// - Parameters:
  ///   - folder: the folder of the recordings.
  ///   - stale: finds the recordings that belong to no screen.
  init(folder: String, stale: StaleRecordings) {
    self.folder = folder
    staleRecordings = stale
  }

  /// Adds the screens of a document.
  ///
  /// - Parameters:
  ///   - product: the results for the screens.
  ///   - document: the name of the document.
  ///   - areRecorded: whether differing screens were recorded again.
  ///   - console: the console to report failures to.
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

  /// Ends the run: finds stale recordings, and reports values of `--only` that match no screen.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the work on the documents.
  ///   - only: the values of `--only`; empty if all screens were compared.
  ///   - console: the console to report failures to.
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

  /// The screens that `--accept` may record: changed, new and damaged ones. Recordings that are Git LFS pointers, whose
  /// content was not fetched, are left out, because they may be up to date.
  var acceptable: [RecordedScreen] {
    changed + new
      + damaged.filter { screen in
        guard case .damaged(let faults) = screen.state else { return false }
        return !faults.contains { $0.message.hasSuffix(LargeFilePointer.complaint) }
      }
  }

  /// A number with a noun in the singular or plural.
  static func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }
}

extension RecordingRun {
  /// The headline of the page: how many screens differ from their recordings.
  var headline: String {
    let all = Self.count(screens.count, "screen", "screens")
    if !changed.isEmpty { return "\(changed.count) of \(all) \(changed.count == 1 ? "is" : "are") not as recorded" }
    if screens.isEmpty { return "No screen was looked at" }
    if !new.isEmpty || !damaged.isEmpty { return "No recorded screen differs" }
    return screens.count == 1 ? "The screen is as recorded" : "All \(all) are as recorded"
  }

  /// The numbers of new screens, damaged recordings and stale recordings, in words; empty if there are none.
  var others: String {
    [
      new.isEmpty ? nil : Self.count(new.count, "screen is not recorded", "screens are not recorded"),
      damaged.isEmpty ? nil : Self.count(damaged.count, "recording cannot be read", "recordings cannot be read"),
      stale.isEmpty ? nil : Self.count(stale.count, "recording is stale", "recordings are stale"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The result of the run in one sentence.
  var summary: String { "\(headline)\(others.isEmpty ? "" : "; \(others)")." }
}
