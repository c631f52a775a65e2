import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Views that are positioned by an autoresizing mask, so that they are not mirrored in right-to-left languages.
nonisolated struct UnequalMirror: Rule {
  let identifier = "unequal-mirror"
  let impact = Impact.moderate
  let summary = "An autoresizing mask places a view, so it stays where it is when the screen is mirrored."
  let rationale = """
    In Arabic and Hebrew the screen is mirrored: views with leading and trailing constraints change sides. Frames and \
    autoresizing masks only know left and right. The rule judges only text, controls and images whose distances from \
    the two sides differ, and only in apps that may be mirrored. It is reported once per screen and always needs \
    review, because code may set the frames.
    """
  let example = RuleExample(
    fault: "A label stands 16 points from the left by its frame, beside a button with constraints.",
    fix: "Give the label a leading constraint.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Right to left",
    "https://developer.apple.com/design/human-interface-guidelines/right-to-left")
}

@MainActor extension UnequalMirror {
  /// The least difference, in points, between the distances from the left and the right side that is reported.
  private static let leastDifference: CGFloat = 16

  func observations(on screen: AuditedScreen) -> [Observation] {
    guard screen.loaded.environment.direction == .rightToLeft, !screen.document.isLaunchScreen else { return [] }
    let staying = screen.geometry.views.compactMap { view in
      difference(of: view, on: screen).map { (view: view, points: $0) }
    }
    guard let most = staying.max(by: { $0.points < $1.points }), let first = staying.first else { return [] }
    let others = staying.count > 1 ? " and \(staying.count - 1) more stay" : " stays"
    return [
      Observation(
        view: first.view.view, doubt: "code may set the frames", magnitude: Double(most.points),
        message:
          "\(screen.words.words(for: first.view.view).capitalizedFirst)\(others) in place when the screen is mirrored.",
        because: staying.prefix(5).map { view, points in
          "\(screen.words.words(for: view.view)) (line \(view.location.line)) is placed by an autoresizing mask, "
            + "\(Number.points(points)) points farther from one side than from the other"
        },
        fix: "Place it by leading and trailing constraints.")
    ]
  }

  /// The difference, in points, between a view's distances from the left and the right side of its superview; `nil` if
  /// the view is mirrored or not judged, or if the difference is small.
  private func difference(of view: ScreenView, on screen: AuditedScreen) -> CGFloat? {
    guard let around = view.view.superview, view.view.translatesAutoresizingMaskIntoConstraints, !view.isPlacedBySystem,
      view.location.customClass == nil, !(around is UIStackView), view.parent != nil,
      // Views in a property of another view, such as the image of a built-in cell style, are not judged, because UIKit
      // places them.
      screen.document.element(view.location.id)?["key"] == nil,
      view.view is UIImageView || !ScreenContent.of(view).isEmpty
    else { return nil }
    let difference = abs(view.view.frame.minX - (around.bounds.width - view.view.frame.maxX))
    return difference > Self.leastDifference ? difference : nil
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
