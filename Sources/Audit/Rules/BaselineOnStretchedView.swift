import Environments
import Foundation
import InterfaceBuilder
import Typesetting
import UIKit

/// Baselines that are not aligned, because a view is higher than its text.
nonisolated struct BaselineOnStretchedView: Rule {
  let identifier = "baseline-on-stretched-view"
  let impact = Impact.minor
  let summary = "Two texts are aligned by their baselines, and stand at different heights."
  let rationale = """
    UIKit computes the baseline of a view from its natural height. If constraints make the view higher, its text is \
    centred and stands elsewhere, so texts that should share one line do not. Differences below 2 points are not \
    reported. It needs review if code may show another text.
    """
  let readsFrames = true
  let example = RuleExample(
    fault: "A label and a text field share a baseline, and the label is also pinned to the bottom of the screen.",
    fix: "Remove what stretches the label, or align the centres.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Views with Intrinsic Content Size",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ViewswithIntrinsicContentSize.html"
  )
}

@MainActor extension BaselineOnStretchedView {
  /// The least difference of two baselines that is reported, in points. Smaller differences are invisible.
  private static let leastDifference: CGFloat = 2

  func observations(on screen: AuditedScreen) -> [Observation] {
    let words = ConstraintWords(views: screen.words)
    return screen.constraints.all.compactMap { constraint in
      guard constraint.firstAttribute.isBaseline, constraint.secondAttribute.isBaseline, !constraint.isSystemMade,
        constraint.relation == .equal, constraint.multiplier == 1,
        constraint.priority == .required, let location = screen.loaded.location(of: constraint),
        let first = screen.geometry.view(of: constraint.firstItem),
        let second = screen.geometry.view(of: constraint.secondItem),
        let one = baseline(of: first, constraint.firstAttribute),
        let other = baseline(of: second, constraint.secondAttribute)
      else { return nil }
      let difference = abs(one - other - constraint.constant)
      guard difference >= Self.leastDifference, isStretched(first) || isStretched(second) else { return nil }
      let doubts = [first, second].flatMap { view in
        view.texts.compactMap { screen.texts.doubt(about: $0, in: view, along: .vertical) }
      }
      return Observation(
        view: first.view, line: location.line, variant: location.id, doubt: doubts.first,
        magnitude: Double(difference),
        message: "Its text stands \(Number.points(difference)) points beside the baseline of "
          + "\(screen.words.words(for: second.view)).",
        because: [words.equation(constraint)]
          + [first, second].map { view in
            "\(screen.words.words(for: view.view)) (line \(view.location.line)) is \(Number.points(view.frame.height)) "
              + "points high, and its text \(Number.points(textHeight(of: view)))"
          },
        fix: "Remove what makes the view higher than its text, or align the centres.")
    }
  }

  /// Whether a view is visibly higher than its text.
  private func isStretched(_ view: ScreenView) -> Bool {
    view.frame.height - textHeight(of: view) >= Self.leastDifference * 2
      && (view.view is UILabel || view.view is UIButton)
  }

  private func textHeight(of view: ScreenView) -> CGFloat {
    view.view is UILabel
      ? view.texts.flatMap(\.lines).reduce(0) { $0 + $1.height } : view.view.intrinsicContentSize.height
  }

  /// The y coordinate of the baseline of a view's first or last line of text, in the root view's coordinates.
  private func baseline(of view: ScreenView, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard view.view is UILabel || view.view is UIButton || view.view is UITextField, let text = view.texts.first,
      attribute.isBaseline
    else { return nil }
    let isFirst = attribute == .firstBaseline
    guard let line = isFirst ? text.placement.layout.lines.first : text.placement.layout.lines.last,
      let rect = isFirst ? text.lines.first : text.lines.last
    else { return nil }
    return rect.minY + line.baseline - line.y
  }
}
