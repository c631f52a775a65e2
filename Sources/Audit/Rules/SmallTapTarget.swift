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
    Apple's guidelines ask for 44 × 44 points, because a finger is not more precise, and for at least 28 × 28. WCAG \
    2.2 (2.5.8) asks for 24 × 24. It is a violation if a button is shorter than 28 points in one direction because of \
    its own constraints, or because it has an image and no title; from 24 points the impact is minor. It needs review \
    if the button is larger than that, or is as small as UIKit makes its title; if a larger control or a view with a \
    tap recognizer does the same, or code lets a view or a row around it do so; if a view in front takes its taps, or \
    it lies over a drag handle; if code may change those constraints; and if a custom class handles touches itself. \
    Switches, sliders, steppers and other controls of a fixed size are not judged, nor are controls without an action.
    """
  let isReviewWorthIt = false
  let readsFrames = true
  let example = RuleExample(
    fault: "A close button is held to 22 × 22 points, the size of its image.",
    fix: "Set its width and height to at least 44 points; the image stays as large as it is.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Accessibility, Mobility; WCAG 2.2, 2.5.8 Target Size (Minimum)",
    "https://developer.apple.com/design/human-interface-guidelines/accessibility")

  /// The width and height in points that a control needs by Apple's guidelines; smaller controls are reported.
  var minimum = 44.0
  /// The width or height in points below which a control is a violation: the least that Apple's guidelines allow.
  var passable = 28.0

  var settings: [RuleSetting] {
    [
      RuleSetting(
        name: "minimum", summary: "The width and height in points from which a control is large enough.",
        value: minimum, range: 1...200),
      RuleSetting(
        name: "violation_below",
        summary: "The width or height in points below which a control is a violation; above it needs review.",
        value: passable, range: 1...200),
    ]
  }

  func set(to numbers: [String: Double]) -> any Rule {
    var rule = self
    rule.minimum = numbers["minimum"] ?? minimum
    rule.passable = numbers["violation_below"] ?? passable
    return rule
  }
}

@MainActor extension SmallTapTarget {
  /// The width or height in points below which a button without a title is assumed to be a drag handle.
  private static let leastOfButton: CGFloat = 8
  /// The least width and height of a control, in points, by WCAG 2.2 (success criterion 2.5.8).
  private static let leastByWCAG: CGFloat = 24
  /// The most points by which rounding to pixels may make a control smaller.
  private static let tolerance: CGFloat = 0.5

  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { view in
      guard !view.isPlacedBySystem, let button = view.view as? UIButton, isOperable(button, view, on: screen) else {
        return nil
      }
      let size = view.view.bounds.size
      guard min(size.width, size.height) < minimum - Self.tolerance, min(size.width, size.height) > 0 else {
        return nil
      }
      let limits = limits(of: view.view, size: size, on: screen)
      // A control that is only a few points thin and has no text is assumed to be a drag handle.
      let isThin = min(size.width, size.height) < Self.leastOfButton && (button.currentTitle ?? "").isEmpty
      let isHandle = isThin || liesOverHandle(view, on: screen)
      let showsIcon = showsIconAlone(view, on: screen)
      let doubt = doubt(
        about: view, isHandle: isHandle, isNatural: limits.isEmpty && !showsIcon, showsIcon, on: screen)
      var observation = Observation(
        view: view.view, doubt: doubt, impact: min(size.width, size.height) < Self.leastByWCAG ? impact : .minor,
        magnitude: Double(minimum - min(size.width, size.height)),
        message:
          "It is \(Number.size(size)) points, and a finger needs \(Number.size(CGSize(width: minimum, height: minimum))).",
        because: limits.isEmpty ? ["its size is the natural size of its content"] : limits,
        fix: fix(for: size))
      if !view.view.translatesAutoresizingMaskIntoConstraints {
        let enlargement = enlargement(of: view, on: screen)
        observation = observation.suggesting(
          FixSuggestions(
            fixes: [growthInPlace(of: view, by: enlargement, on: screen), enlargement].compactMap(\.self),
            otherwise: Self.withoutRoom))
      }
      return observation
    }
  }

  /// Whether people can tap the control and the tap has an effect.
  private func isOperable(_ control: UIControl, _ view: ScreenView, on screen: AuditedScreen) -> Bool {
    control.isEnabled && control.isUserInteractionEnabled && screen.document.hasAction(view.location.id)
  }

  private func doubt(
    about view: ScreenView, isHandle: Bool, isNatural: Bool, _ showsIcon: Bool, on screen: AuditedScreen
  ) -> Doubt? {
    let size = view.view.bounds.size
    if min(size.width, size.height) >= passable - Self.tolerance {
      return Doubt("\(Number.points(passable)) points can be tapped with care")
    }
    if isHandle { return "it may be a handle to drag, not to tap" }
    if isNatural || self.isNatural(view.view) && !showsIcon { return "the size is UIKit’s for its content" }
    if let name = view.location.customClass,
      screen.code.app.overrides(["point", "hitTest", "pointInside", "intrinsicContentSize"], in: name) != false
    {
      return .ownClass(name)
    }
    // Code that shows the button only in some states does not make it larger; code that changes its size may.
    if limitingConstraints(of: view.view).contains(where: screen.code.isChangedByCode) { return .constraintFromCode }
    if hasLargerTwin(view, on: screen) { return "a larger control does the same" }
    if screen.code.isBehindTapTarget(view) { return "a view in front of it takes its taps" }
    if screen.code.standsInRowThatDoesTheSame(view) { return "its row does the same" }
    return screen.code.standsInTapTarget(view) ? "a view around it does the same" : nil
  }

  /// Whether the button shows only an image, is exactly as large as the image, and no code changes its image or size.
  /// Its author chose that size, while the size of a button with a title is UIKit's choice.
  private func showsIconAlone(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    guard let button = view.view as? UIButton, view.texts.isEmpty, button.currentImage != nil,
      button.configuration == nil, limitingConstraints(of: button).isEmpty
    else { return false }
    let natural = button.intrinsicContentSize
    return abs(natural.width - button.bounds.width) < 1 && abs(natural.height - button.bounds.height) < 1
      && screen.code.effect(of: .size, on: view.location.id) == .none
  }

  /// Whether another control of the screen, or a view with a tap recognizer, is large enough and has the same action.
  /// WCAG allows a small target if there is an equivalent larger one.
  private func hasLargerTwin(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    let own = screen.code.actions[view.location.id] ?? []
    guard !own.isEmpty else { return false }
    return screen.geometry.views.contains { other in
      other.location.id != view.location.id && min(other.frame.width, other.frame.height) >= passable
        && screen.code.tapActions(of: other)?.isSuperset(of: own) == true
    }
  }

  /// Whether the button is invisible and lies over a view that is only a few points thin, such as the drag handle of a
  /// sheet. Such a button is an alternative for people who cannot drag.
  private func liesOverHandle(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    guard let button = view.view as? UIButton, view.texts.isEmpty, ScreenContent.of(view).isEmpty,
      button.backgroundColor == nil, button.currentBackgroundImage == nil
    else { return false }
    return screen.geometry.views.contains { other in
      other.location.id != view.location.id && other.texts.isEmpty && !other.frame.isEmpty
        && min(other.frame.width, other.frame.height) < Self.leastOfButton
        && view.frame.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(other.frame)
    }
  }

  /// Whether the button's size is not a mistake of its author: it has at least its intrinsic size and no constraint
  /// limits it, or layout makes it smaller than its constraints demand, which is a different fault.
  private func isNatural(_ view: UIView) -> Bool {
    let limits = limitingConstraints(of: view)
    if limits.contains(where: {
      $0.constant - 1 > ($0.firstAttribute == .width ? view.bounds.width : view.bounds.height)
    }) {
      return true
    }
    let natural = view.intrinsicContentSize
    return limits.isEmpty && view.bounds.height >= natural.height - 1 && view.bounds.width >= natural.width - 1
  }

  /// The causes for the control's small size in words: its own size constraints, or the frame in the document if an
  /// autoresizing mask places it.
  private func limits(of view: UIView, size: CGSize, on screen: AuditedScreen) -> [String] {
    if view.translatesAutoresizingMaskIntoConstraints { return ["its frame is set to \(Number.size(size))"] }
    return limitingConstraints(of: view).map(ConstraintWords(views: screen.words).equation)
  }

  private func limitingConstraints(of view: UIView) -> [NSLayoutConstraint] {
    view.sizeLimits.filter { $0.constant < minimum }
  }

  private static let withoutRoom =
    "There is no room for more beside it: move what is near, or enlarge the area that takes taps in code (point(inside:with:))."

  /// The edit that makes a control large enough and leaves its centre and all other views where they are: the distances of
  /// its edges become smaller by what the edges move. `nil` if Snug cannot write the edit, if the control has no edge that
  /// a distance places, or if its superview has no room for it.
  ///
  /// - Parameter enlargement: the edit without the distances.
  private func growthInPlace(
    of view: ScreenView, by enlargement: SuggestedFix, on screen: AuditedScreen
  ) -> SuggestedFix? {
    let size = view.view.bounds.size
    let growth = CGSize(width: max(0, minimum - size.width), height: max(0, minimum - size.height))
    let frame = view.view.frame.insetBy(dx: -growth.width / 2, dy: -growth.height / 2)
    guard !enlargement.edits.isEmpty, view.view.superview?.bounds.contains(frame) == true else { return nil }
    var edits: [ObjectEdit] = []
    for distance in screen.constraints.all where distance.secondItem != nil {
      let first = distance.firstItem === view.view ? Self.outward(distance.firstAttribute, growth) : 0
      let second = distance.secondItem === view.view ? Self.outward(distance.secondAttribute, growth) : 0
      let change = first - second
      guard change != 0 else { continue }
      guard distance.multiplier == 1, let id = screen.loaded.location(of: distance)?.id else { return nil }
      edits.append(ObjectEdit(id, "constant", Number.exact(distance.constant + change)))
    }
    guard !edits.isEmpty else { return nil }
    let stays = ", and take half of what it grows off each of its distances, so that it stays in place."
    return SuggestedFix(text: fix(for: size).dropLast() + stays, edits: enlargement.edits + edits)
  }

  /// How far an edge moves if a view grows around its centre, in points; 0 for what is no edge.
  private static func outward(_ edge: NSLayoutConstraint.Attribute, _ growth: CGSize) -> CGFloat {
    switch edge {
    case .leading, .left: -growth.width / 2
    case .trailing, .right: growth.width / 2
    case .top: -growth.height / 2
    case .bottom: growth.height / 2
    default: 0
    }
  }

  /// The edit that makes a control large enough: other constants of its own constraints where it has them, which Snug
  /// can write; otherwise new constraints.
  private func enlargement(of view: ScreenView, on screen: AuditedScreen) -> SuggestedFix {
    let size = view.view.bounds.size
    let limits = limitingConstraints(of: view.view)
    let small: [NSLayoutConstraint.Attribute?] = [
      size.width < minimum - Self.tolerance ? .width : nil, size.height < minimum - Self.tolerance ? .height : nil,
    ]
    let isLimited = small.compactMap(\.self).allSatisfy { side in limits.contains { $0.firstAttribute == side } }
    let constant = String(Number.exact(CGFloat(minimum)))
    var fix = SuggestedFix(text: self.fix(for: size))
    if isLimited {
      fix.edits = limits.compactMap { screen.loaded.location(of: $0) }.map { ObjectEdit($0.id, "constant", constant) }
    }
    if fix.edits.count == limits.count, !limits.isEmpty, isLimited { return fix }
    fix.edits = []
    let id = view.location.id
    fix.change = { loaded in
      guard let button = loaded.object(id) as? UIView else { return }
      for limit in button.sizeLimits where limit.constant < minimum { limit.isActive = false }
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: minimum),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: minimum),
      ])
    }
    return fix
  }

  private func fix(for size: CGSize) -> String {
    let points = "\(Number.points(minimum)) points"
    return switch (size.width < minimum - Self.tolerance, size.height < minimum - Self.tolerance) {
    case (true, true): "Set its width and height to at least \(points)."
    case (true, false): "Set its width to at least \(points)."
    default: "Set its height to at least \(points)."
    }
  }
}
