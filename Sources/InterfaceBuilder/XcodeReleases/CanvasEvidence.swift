/// What a rule of the canvas was drawn from.
///
/// The counts are those of a run over public documents without the rule: the views that then lie more than a point beside
/// the frame that Interface Builder stored for them, and did not before. A rule that rests on one repository is the last to
/// be trusted.
nonisolated struct CanvasEvidence: Hashable, Sendable {
  /// Views that the rule puts where Interface Builder has them.
  let views: Int
  /// Documents that these views are from.
  let documents: Int
  /// Repositories that these documents are from.
  let repositories: Int
  /// Views that stand right without the rule and wrong with it.
  let against: Int
  /// Where else the rule is known from, or what is not understood.
  let remark: String?

  /// Evidence in stored frames.
  static func frames(
    _ views: Int, documents: Int, repositories: Int, against: Int = 0, _ remark: String? = nil
  ) -> CanvasEvidence {
    CanvasEvidence(views: views, documents: documents, repositories: repositories, against: against, remark: remark)
  }

  /// A rule that no stored frame shows.
  static func other(_ remark: String) -> CanvasEvidence {
    CanvasEvidence(views: 0, documents: 0, repositories: 0, against: 0, remark: remark)
  }
}
