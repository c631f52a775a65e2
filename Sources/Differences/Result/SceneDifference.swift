import Audit
import Pages

/// The differences between two revisions of a screen.
nonisolated public struct SceneDifference: Codable, Hashable, Sendable {
  /// The name of the screen.
  public var scene: SceneReference
  /// Whether the screen was added, removed or changed.
  public var kind: Change.Kind
  /// Views, constraints and connections that were added, removed or changed.
  public var changes: [Change] = []
  /// Views whose frame differs in some environment.
  public var moves: [FrameMove] = []
  /// Findings that only the new revision has.
  public var newFindings: [Finding] = []
  /// Findings that only the old revision has.
  public var goneFindings: [Finding] = []
  /// Pictures of the old and the new screen; empty if none were drawn.
  package var pictures: [ComparedPictures] = []

  /// Whether nothing differs.
  public var isEmpty: Bool {
    kind == .changed && changes.isEmpty && moves.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
  }
}
