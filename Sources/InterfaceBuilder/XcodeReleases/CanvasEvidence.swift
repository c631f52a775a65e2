/// The evidence from which a rule of the canvas was derived.
///
/// The counts compare two runs over public documents, with the rule and without it: they count the views that the rule
/// brings nearer to the frames that Interface Builder stored. Rules that rest on a single repository are the least
/// certain.
nonisolated struct CanvasEvidence: Hashable, Sendable {
  /// Views that lie nearer to their stored frames with the rule.
  let views: Int
  /// Documents that these views are from.
  let documents: Int
  /// Repositories that these documents are from.
  let repositories: Int
  /// Views that lie farther from their stored frames with the rule.
  let against: Int
  /// Another source of the rule, or what is not understood about it.
  let remark: String?

  /// Evidence in stored frames.
  static func frames(
    _ views: Int, documents: Int, repositories: Int, against: Int = 0, _ remark: String? = nil
  ) -> CanvasEvidence {
    CanvasEvidence(views: views, documents: documents, repositories: repositories, against: against, remark: remark)
  }

  /// Evidence for a rule that no stored frame shows.
  static func other(_ remark: String) -> CanvasEvidence {
    CanvasEvidence(views: 0, documents: 0, repositories: 0, against: 0, remark: remark)
  }
}
