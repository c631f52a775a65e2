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

  /// The entries, each with the identifiers of the environments in which it occurs.
  private var views: [(entry: Entry, environments: Set<String>)] = []
  private var environments: [Environment] = []

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
    environments.append(environment)
    for entry in entries {
      if let index = views.firstIndex(where: { $0.entry == entry }) {
        views[index].environments.insert(environment.id)
      } else {
        views.append((entry, [environment.id]))
      }
    }
  }

  /// The collected views as reports list them, in the order in which they were found.
  var entries: [NotChecked] {
    let cells = environments.map(Cell.init)
    return views.map { view in
      let extent = Fold(affected: view.environments, of: cells).words
      return NotChecked(
        subject: view.entry.subject, reason: "layout does not settle (\(extent)): it \(view.entry.reason)",
        line: view.entry.line)
    }
  }
}
