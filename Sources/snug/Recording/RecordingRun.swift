import UIKit

/// The result of a run over the screens of a project and their recordings.
struct RecordingRun {
  /// The folder of the recordings.
  let folder: String
  /// The screens in the order of the run.
  var screens: [RecordedScreen] = []
  /// What is wrong with recordings.
  var faults: [RecordingFault] = []
  /// The names of the recordings that `--only` leaves out.
  var leftOut: [String] = []
  /// Recordings that no screen has.
  var stale: [StaleRecordings.Entry] = []
  /// Files among the recordings that look like one of no screen, and are none: their view tree is missing, or another
  /// text.
  var foreign: [String] = []
  /// The object that can remove them.
  var staleRecordings: StaleRecordings?
  /// ``Outcome/incomplete`` if something could not be done.
  var outcome = Outcome.success

  init(folder: String) { self.folder = folder }

  /// The screens that are not recorded.
  var new: [RecordedScreen] {
    screens.filter { if case .new = $0.state { true } else { false } }
  }

  /// The screens that are not as recorded.
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
