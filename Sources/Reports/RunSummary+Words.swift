/// The totals of an audit as texts, for summaries.
extension RunSummary {
  /// The number of violations, and of the screens that have them, in words.
  func violations(onScreens affected: Int) -> String {
    "\(violations) violation\(violations == 1 ? "" : "s") on \(affected) of \(screens) screen\(screens == 1 ? "" : "s")"
  }

  /// The totals other than that of violations, in words. Totals of zero are left out, except the number of documents.
  var figures: [String] {
    var parts = ["\(documents) document\(documents == 1 ? "" : "s")"]
    if failures > 0 { parts.append("\(failures) could not be audited") }
    if suppressed > 0 { parts.append("\(suppressed) suppressed") }
    if inBaseline > 0 { parts.append("\(inBaseline) in the baseline") }
    if notChecked > 0 { parts.append("\(notChecked) thing\(notChecked == 1 ? "" : "s") not checked") }
    return parts
  }
}
