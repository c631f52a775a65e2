import Environments
import InterfaceBuilder
import UIKit

/// Folds the views of a screen whose layout does not settle: one entry per view and cause, with its environments.
struct UnsettledFolding {
  private struct View {
    var subject: String
    var reason: String
    var line: Int?
    /// The identifiers of the environments.
    var cells: Set<String>

    func isSame(as other: View) -> Bool {
      subject == other.subject && reason == other.reason && line == other.line
    }
  }

  private var views: [View] = []
  private var cells: [MatrixCell] = []

  /// Adds a laid-out screen.
  mutating func add(_ screen: AuditedScreen, in cell: MatrixCell) {
    cells.append(cell)
    for unsettled in screen.loaded.rootView.unsettledViews {
      let view = View(
        subject: screen.words.words(for: unsettled.view),
        reason: UnsettledWords(views: screen.words).reason(unsettled.cause),
        line: screen.loaded.location(of: unsettled.view)?.line, cells: [cell.id])
      if let index = views.firstIndex(where: view.isSame) {
        views[index].cells.insert(cell.id)
      } else {
        views.append(view)
      }
    }
  }

  /// The entries, in the order in which the views were found.
  var entries: [NotChecked] {
    views.map { view in
      let extent = Fold(affected: view.cells, of: cells).words
      return NotChecked(
        subject: view.subject, reason: "layout does not settle (\(extent)): it \(view.reason)", line: view.line)
    }
  }
}
