import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Required constraints that contradict each other.
nonisolated struct UnsatisfiableConstraints: Rule {
  let identifier = "unsatisfiable-constraints"
  let impact = Impact.serious
  let summary = "Required constraints contradict each other, so one of them is broken."
  let rationale = """
    If no layout satisfies all required constraints, UIKit breaks one of them, writes to a log that nobody reads, and \
    the screen is not what its constraints say. Which one is broken may differ between releases of iOS. The proof is a \
    smallest set: without any one of its constraints, the others can be satisfied. Where an autoresizing mask takes \
    part, it is named as well. hidden-view-conflict reports conflicts inside views that a stack view hides, because \
    they cannot be seen. It needs review if code may change one of the constraints or decides the size of the cell or \
    view that they fill; on launch screens and in hidden views; if the broken constraint is a distance of a view that \
    is also centred; if the canvas has the same conflict and all its views look right, because Interface Builder shows \
    it in red and the author left it; and if the broken constraint belongs to a view in a bar, ties the screen to its \
    own safe area or gives it a size, because UIKit places all of these; and if the screen looks the same, whichever \
    of the constraints is broken. Errors of up to 1.5 points are not reported. The suggested edit was tried: it solves \
    the conflict, and makes no fault of layout.
    """
  let example = RuleExample(
    fault: "Two boxes of 240 points each stand side by side between the edges of a narrower screen.",
    fix: "Delete their widths, and make them equally wide.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Unsatisfiable Layouts",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html"
  )
}

@MainActor extension UnsatisfiableConstraints {
  /// The least error of the broken constraint that is reported, in points. Smaller errors are hardly visible.
  private static let leastError: CGFloat = 1.5

  func observations(on screen: AuditedScreen) -> [Observation] {
    // Layout may break several constraints because of one mistake. So conflicts that share a constraint are reported
    // once.
    var told: Set<ObjectIdentifier> = []
    return screen.constraints.diagnosis.conflicts.compactMap { conflict in
      guard !conflict.isAboutHiddenView else { return nil }
      // An error of a point is invisible, and rounding to pixels and errors of measured text explain smaller errors.
      if let error = screen.constraints.error(of: conflict.broken), error < Self.leastError { return nil }
      let own = Set(conflict.constraints.filter { !$0.isSystemMade }.map { ObjectIdentifier($0) })
      guard told.isDisjoint(with: own) else { return nil }
      told.formUnion(own)
      let suggestions = ConflictFix(conflict: conflict, screen: screen).suggestions
      return Observation(
        of: conflict, on: screen, doubt: doubt(about: conflict, on: screen),
        message: conflict.constraints.count == 1
          ? "A required constraint contradicts what UIKit decides, and is broken."
          : "\(conflict.constraints.count) required constraints contradict each other; one of them is broken."
      ) { _ in
        suggestions.usual
      }.suggesting(suggestions)
    }
  }

  private func doubt(about conflict: LayoutConflict, on screen: AuditedScreen) -> Doubt? {
    if screen.document.isLaunchScreen { return "a launch screen is shown for a moment" }
    if isHidden(conflict, on: screen) { return "the view is hidden, so nobody sees which constraint is broken" }
    if isCentered(conflict) { return "the view stays centred, which may be all that its author wants" }
    if isHarmlessOnCanvas(conflict, on: screen) {
      return "the canvas of Interface Builder shows the conflict in red, and all of its views look right"
    }
    if isAboutScreen(conflict.broken, on: screen) { return "UIKit places the screen and its safe area" }
    if isAboutBar(conflict.broken, on: screen) { return "how much room a bar gives its views differs between releases" }
    if conflict.constraints.contains(where: screen.code.isChangedByCode) { return .constraintFromCode }
    if screen.code.dependsOnSizeFromCode(conflict.constraints) { return .roomFromCode }
    return looksTheSame(whateverIsBrokenOf: conflict, on: screen)
      ? "whichever of the constraints is broken, the screen looks the same" : nil
  }

  /// The most constraints of a conflict that are broken in turn to compare how the screen looks.
  private static let mostCompared = 4

  /// Whether the screen looks the same, whichever constraint of a conflict is broken.
  private func looksTheSame(whateverIsBrokenOf conflict: LayoutConflict, on screen: AuditedScreen) -> Bool {
    let ids = conflict.constraints.filter { $0 !== conflict.broken }.compactMap { screen.loaded.location(of: $0)?.id }
    guard let trial = ScreenTrial(of: screen), !ids.isEmpty, ids.count <= Self.mostCompared,
      ids.count == conflict.constraints.count - 1
    else { return false }
    return trial.looksTheSame(after: ids.map { id in { ($0.object(id) as? NSLayoutConstraint)?.isActive = false } })
  }

  /// Whether the broken constraint is a distance between two items, and another constraint of the conflict centres a
  /// view along the same axis. Then the view stays centred as its author wants, and the distance was correct only on
  /// the device of Interface Builder's canvas.
  private func isCentered(_ conflict: LayoutConflict) -> Bool {
    let vertical: Set<NSLayoutConstraint.Attribute> = [.top, .bottom]
    let horizontal: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .left, .right]
    let broken = conflict.broken
    guard broken.secondItem != nil else { return false }
    return conflict.constraints.contains { constraint in
      horizontal.contains(broken.firstAttribute) && constraint.firstAttribute == .centerX
        || vertical.contains(broken.firstAttribute) && constraint.firstAttribute == .centerY
    }
  }

  /// Whether the same constraint is broken on Interface Builder's canvas, and here all views of the conflict show all
  /// of their content.
  private func isHarmlessOnCanvas(_ conflict: LayoutConflict, on screen: AuditedScreen) -> Bool {
    guard let canvas = screen.canvas, let broken = screen.loaded.location(of: conflict.broken)?.id,
      canvas.constraints.brokenIDs.contains(broken)
    else { return false }
    let items = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return items.compactMap { screen.geometry.view(of: NSLayoutConstraint.view(of: $0)) }.allSatisfy(isWhole)
  }

  /// Whether a view has a size, its text is not cut, and its content lies where people can see it.
  private func isWhole(_ view: ScreenView) -> Bool {
    min(view.frame.width, view.frame.height) >= 1 && view.texts.allSatisfy { $0.placement.truncation == nil }
      && ScreenContent.of(view).allSatisfy {
        view.reach.rect.insetBy(dx: -Self.leastError, dy: -Self.leastError).contains($0.rect)
      }
  }

  /// Whether all items of a constraint are the root view or its layout guides, as in `width = 260` of a screen that code shows as a
  /// part of another one. UIKit sizes the root view and its safe area whatever such a constraint demands.
  private func isAboutScreen(_ constraint: NSLayoutConstraint, on screen: AuditedScreen) -> Bool {
    [constraint.firstItem, constraint.secondItem].compactMap(\.self).allSatisfy {
      NSLayoutConstraint.view(of: $0) === screen.loaded.rootView
    }
  }

  /// Whether a constraint belongs to a view in a navigation bar or toolbar. How much space a bar gives its views
  /// differs between releases of iOS.
  private func isAboutBar(_ constraint: NSLayoutConstraint, on screen: AuditedScreen) -> Bool {
    screen.geometry.view(of: constraint.firstItem)?.isPlacedBySystem == true
  }

  /// Whether the view whose constraint is broken cannot be seen.
  private func isHidden(_ conflict: LayoutConflict, on screen: AuditedScreen) -> Bool {
    guard let view = conflict.broken.firstItem as? UIView, screen.loaded.location(of: view) != nil else { return false }
    return screen.geometry.view(of: view) == nil
  }
}
