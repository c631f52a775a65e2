import Environments
import InterfaceBuilder
import UIKit

/// Collects the views of a screen whose layout does not settle, that is, still changes after the largest number of
/// layout rounds. There is one entry per view and cause, with the environments in which it occurs.
struct UnsettledFolding {
  /// A view in words, and why its layout does not settle.
  struct Entry: Equatable {
    var subject: String
    var reason: String
    var line: Int?
  }

  private var views = ExtentFolding<Entry>()

  /// One entry for each view of the screen whose layout does not settle.
  static func entries(of screen: AuditedScreen) -> [Entry] {
    screen.loaded.rootView.unsettledViews.map { unsettled in
      Entry(
        subject: screen.words.words(for: unsettled.view),
        reason: UnsettledWords(views: screen.words).reason(unsettled.cause),
        line: screen.loaded.location(of: unsettled.view)?.line)
    }
  }

  /// Adds the entries of one screen, which was laid out in the environment.
  mutating func add(_ entries: [Entry], in environment: Environment) {
    views.add(entries, in: environment)
  }

  /// The collected views as reports list them, in the order in which they were found.
  var entries: [NotChecked] {
    views.extents.map { entry, extent in
      NotChecked(
        subject: entry.subject, reason: "layout does not settle (\(extent)): it \(entry.reason)", line: entry.line)
    }
  }
}
