import Environments
import InterfaceBuilder
import UIKit

/// Lists what the audit cannot check on a screen, and why.
struct NotCheckedCollector {
  /// The screen, laid out as on Interface Builder's canvas.
  let screen: AuditedScreen
  /// The views whose layout does not settle in some environments.
  let unsettled: [NotChecked]

  /// The entries in the order of the document's lines.
  var entries: [NotChecked] {
    var entries = unsettled
    var classes: [String: (count: Int, line: Int)] = [:]
    for view in screen.geometry.views {
      if let reason = Self.reason(for: view) {
        entries.append(
          NotChecked(
            subject: screen.words.words(for: view.view), reason: reason, line: view.location.line))
      }
      if let name = view.location.customClass {
        classes[name, default: (0, view.location.line)].count += 1
      }
    }
    if let first = screen.geometry.views.first(where: \.isPlacedBySystem) {
      let count = screen.geometry.views.count(where: \.isPlacedBySystem)
      entries.append(
        NotChecked(
          subject: "\(count) view\(count == 1 ? "" : "s") in bars and in built-in cells", reason: "UIKit places them",
          line: first.location.line))
    }
    for (name, use) in classes {
      let count = use.count == 1 ? "" : " (\(use.count) views)"
      entries.append(
        NotChecked(subject: name + count, reason: "what its code draws or adds is not known", line: use.line))
    }
    for note in screen.loaded.notes where DocumentFault.faults(in: [note]).isEmpty {
      entries.append(NotChecked(subject: note.objectID ?? "the document", reason: note.message, line: note.line))
    }
    return entries.sorted { ($0.line ?? 0, $0.subject, $0.reason) < ($1.line ?? 0, $1.subject, $1.reason) }
  }

  /// Why the content of a view cannot be checked; `nil` if it can be.
  private static func reason(for view: ScreenView) -> String? {
    switch view.location.element {
    case "tableView", "collectionView": view.view.subviews.isEmpty ? "its rows come from code" : nil
    case let element: ElementCatalogue.reasonUnseen(element)
    }
  }
}
