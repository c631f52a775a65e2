/// A view whose layout did not reach a stable state: it would change in each further round of layout. The view has the
/// frame of the last round.
///
/// ``UIView/unsettledViews`` lists these views. `LayoutPass` and `Settling` limit the number of rounds.
@preconcurrency @MainActor public struct UnsettledView {
  /// Why the view's layout does not reach a stable state.
  public enum Cause: Hashable, Sendable {
    /// The view's frame changes in every round: text, margins or safe areas depend on the frame, and the frame depends
    /// on them.
    case keepsMoving
    /// The view needs layout again after each call of its `layoutSubviews()`, because that calls `setNeedsLayout()` or
    /// changes a constraint.
    case needsLayoutAgain
    /// The view's `intrinsicContentSize` calls `invalidateIntrinsicContentSize()`, so the size would be invalid each
    /// time that it is read.
    case invalidatesNaturalSize
  }

  public var view: UIView
  /// Why the view's layout does not reach a stable state.
  public var cause: Cause
}
