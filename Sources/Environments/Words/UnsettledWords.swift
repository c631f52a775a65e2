import UIKit

/// Describes views whose layout does not settle, that is, still changes after the largest number of layout rounds.
@preconcurrency @MainActor public struct UnsettledWords {
  private let views: ViewWords

  /// Makes words for the views of a scene.
  public init(views: ViewWords) {
    self.views = views
  }

  /// A sentence about a view whose layout does not settle, without a full stop.
  public func text(_ unsettled: UnsettledView) -> String {
    "layout does not settle: \(views.words(for: unsettled.view)) \(reason(unsettled.cause))"
  }

  /// The part of the sentence that follows the name of the view: what happens to the view in every round of layout.
  public func reason(_ cause: UnsettledView.Cause) -> String {
    switch cause {
    case .keepsMoving: "keeps moving: its text or margins depend on its frame, and its frame depends on them"
    case .needsLayoutAgain: "needs layout again each time it has been laid out"
    case .invalidatesNaturalSize: "invalidates its natural size each time it is measured"
    }
  }
}
