import UIKit

/// Views whose layout does not settle, in words.
@preconcurrency @MainActor public struct UnsettledWords {
  private let views: ViewWords

  /// Words for the views of a scene.
  public init(views: ViewWords) {
    self.views = views
  }

  /// One sentence without its full stop.
  public func text(_ unsettled: UnsettledView) -> String {
    "layout does not settle: \(views.words(for: unsettled.view)) \(reason(unsettled.cause))"
  }

  /// What happens in every round of layout; the view is the subject.
  public func reason(_ cause: UnsettledView.Cause) -> String {
    switch cause {
    case .keepsMoving: "keeps moving: its text or margins depend on its frame, and its frame depends on them"
    case .needsLayoutAgain: "needs layout again each time it has been laid out"
    case .invalidatesNaturalSize: "invalidates its natural size each time it is measured"
    }
  }
}
