import InterfaceBuilder
import UIKit

/// An edit that may fix a fault. It is suggested if a trial shows that it does.
struct SuggestedFix {
  /// Another edit that does the same, with the words for both.
  struct Alternative {
    var edits: [ObjectEdit]
    var text: String
  }

  /// The edit in words, one sentence.
  var text: String
  /// The changes of the document, in their order; empty if Snug cannot write the edit. Then the trial is done with
  /// ``change``.
  var edits: [ObjectEdit] = []
  /// Makes the change on a screen that is loaded and not laid out yet.
  var change: ((LoadedScene) -> Void)?
  /// An edit that is suggested as well if it holds, too.
  var alternative: Alternative?
}

/// What may fix a fault, in the order in which it is tried.
struct FixSuggestions {
  var fixes: [SuggestedFix]
  /// Where to look if none of the edits holds, one sentence.
  var otherwise: String

  /// The usual edit in words, as long as none is tried.
  var usual: String { fixes.first.map { $0.alternative?.text ?? $0.text } ?? otherwise }
}
