/// A view whose layout did not settle: it has the frame of the last of a bounded number of rounds.
///
/// ``UIView/unsettledViews`` lists these views. `LayoutPass` and `Settling` limit the rounds.
@preconcurrency @MainActor public struct UnsettledView {
  /// What happens in every round of layout.
  public enum Cause: Hashable, Sendable {
    /// Its frame changes: text, margins or safe areas follow the frame, and the frame follows them.
    case keepsMoving
    /// It needs layout again after each `layoutSubviews()`, which calls `setNeedsLayout()` or changes a constraint.
    case needsLayoutAgain
    /// Its `intrinsicContentSize` calls `invalidateIntrinsicContentSize()`.
    case invalidatesNaturalSize
  }

  public var view: UIView
  /// What happens in every round of layout.
  public var cause: Cause
}
