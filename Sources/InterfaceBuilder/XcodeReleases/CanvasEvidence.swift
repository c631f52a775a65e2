/// The evidence from which a rule of the canvas was derived.
///
/// Public documents were laid out with the rule and without it, and the frames of views were compared with the frames
/// that Interface Builder has stored in the documents. Rules with evidence from a single repository are the least
/// certain.
nonisolated struct CanvasEvidence: Hashable, Sendable {
  /// The number of views that are nearer to their stored frames with the rule than without it.
  let views: Int
  /// The number of documents that contain the views that ``views`` counts.
  let documents: Int
  /// The number of repositories that contain the documents that ``documents`` counts.
  let repositories: Int
  /// The number of views that are farther from their stored frames with the rule than without it.
  let against: Int
  /// Another source of the rule, or a remark on what is uncertain about it; nil if there is none.
  let remark: String?

  /// Evidence from the stored frames of views.
  static func frames(
    _ views: Int, documents: Int, repositories: Int, against: Int = 0, _ remark: String? = nil
  ) -> CanvasEvidence {
    CanvasEvidence(views: views, documents: documents, repositories: repositories, against: against, remark: remark)
  }

  /// Other evidence, in words, for a rule that does not affect stored frames.
  static func other(_ remark: String) -> CanvasEvidence {
    CanvasEvidence(views: 0, documents: 0, repositories: 0, against: 0, remark: remark)
  }
}
