import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Controls that are too small to tap.
nonisolated struct SmallTapTarget: Rule {
  let identifier = "small-tap-target"
  let impact = Impact.moderate
  let summary = "A control is smaller than 44 × 44 points."
  let rationale = """
    Apple's guidelines ask for 44 × 44 points, because that is what a finger hits. A control that its own constraints \
    make smaller is a violation if it is short both ways, or shorter than 32 points one way. It needs review if it is \
    short one way only and at least 32 points there, or if it is as small as UIKit makes it by itself. Switches, \
    sliders, steppers and other controls with a size of their own are not judged, nor are controls without an action.
    """
  let example = RuleExample(
    fault: "A close button is held to 22 × 22 points, the size of its image.",
    fix: "Set its width and height to at least 44 points; the image stays as large as it is.")
}

@MainActor extension SmallTapTarget {
  /// The least width and height of a tap target in points, by Apple's guidelines.
  private static let least: CGFloat = 44
  /// The width or height from which a control that is large enough the other way is commonly hit. Of 17 such buttons
  /// in real apps, people judged all of up to 30 points as faults, and none of 36 points and more.
  private static let passable: CGFloat = 32
  /// What rounding to pixels may take away.
  private static let tolerance: CGFloat = 0.5

  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.views.compactMap { view in
      guard !view.isPlacedBySystem, let button = view.view as? UIButton, isOperable(button, view, on: screen) else {
        return nil
      }
      let size = view.view.bounds.size
      guard min(size.width, size.height) < Self.least - Self.tolerance, min(size.width, size.height) > 0 else {
        return nil
      }
      let limits = limits(of: view.view, size: size, on: screen)
      let isHard =
        max(size.width, size.height) < Self.least - Self.tolerance || min(size.width, size.height) < Self.passable
      return Observation(
        view: view.view, outcome: isHard && !limits.isEmpty ? .violation : .needsReview,
        magnitude: Double(Self.least - min(size.width, size.height)),
        message: "It is \(Number.size(size)) points, and a finger needs 44 × 44.",
        because: limits.isEmpty ? ["its size is the natural size of its content"] : limits,
        fix: fix(for: size))
    }
  }

  /// Whether people can tap the control, and something happens then.
  private func isOperable(_ control: UIControl, _ view: ScreenView, on screen: AuditedScreen) -> Bool {
    control.isEnabled && control.isUserInteractionEnabled && screen.document.hasAction(view.location.id)
  }

  /// What keeps the control below the minimum size: its own constraints, or a frame that layout does not change.
  private func limits(of view: UIView, size: CGSize, on screen: AuditedScreen) -> [String] {
    if view.translatesAutoresizingMaskIntoConstraints { return ["its frame is set to \(Number.size(size))"] }
    let words = ConstraintWords(views: screen.words)
    return view.constraints.filter { constraint in
      guard constraint.firstItem === view, constraint.secondItem == nil, constraint.relation != .greaterThanOrEqual,
        constraint.constant < Self.least, !constraint.isSystemMade
      else { return false }
      return constraint.firstAttribute == .width || constraint.firstAttribute == .height
    }
    .map(words.equation)
  }

  private func fix(for size: CGSize) -> String {
    switch (size.width < Self.least - Self.tolerance, size.height < Self.least - Self.tolerance) {
    case (true, true): "Set its width and height to at least 44 points."
    case (true, false): "Set its width to at least 44 points."
    default: "Set its height to at least 44 points."
    }
  }
}
