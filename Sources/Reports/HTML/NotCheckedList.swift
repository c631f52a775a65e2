import Audit
import Pages

/// What was not checked on a screen, folded away.
struct NotCheckedList {
  let entries: [NotChecked]

  /// The list; none if everything was checked.
  var fragments: [Fragment] {
    if entries.isEmpty { return [] }
    return [
      element("details", ["class": "more"]) {
        element("summary") { "\(entries.count) not checked" }
        element("ul") {
          for entry in entries { element("li") { "\(entry.subject): \(entry.reason)" } }
        }
      }
    ]
  }
}
