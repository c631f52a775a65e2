import Audit
import Pages

/// What differs on one screen.
nonisolated public struct SceneDifference: Codable, Hashable, Sendable {
  /// The name of the screen.
  public var scene: SceneReference
  /// Whether the screen is in one revision only.
  public var kind: Change.Kind
  /// Views, constraints and connections that were added, removed or changed.
  public var changes: [Change] = []
  /// Views that lie elsewhere or have another size.
  public var moves: [FrameMove] = []
  /// Findings that only the new revision has.
  public var newFindings: [Finding] = []
  /// Findings that only the old revision has.
  public var goneFindings: [Finding] = []
  /// Pictures before and after, if they were asked for.
  package var pictures: [ComparedPictures] = []

  /// Whether nothing differs.
  public var isEmpty: Bool {
    kind == .changed && changes.isEmpty && moves.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
  }
}
