import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Text that gets smaller when people ask for larger text.
nonisolated struct ShrinksAsSizeGrows: Rule {
  let identifier = "shrinks-as-size-grows"
  let impact = Impact.serious
  let summary = "Text gets smaller when people choose a larger text size."
  let rationale = """
    People who choose larger text want to read it more easily. If a text may shrink to fit, its neighbours and \
    margins grow and take its room, and it ends up smaller than before. The rule compares with the same screen at the \
    default text size. It needs review if code may show another text or decides the room.
    """
  let example = RuleExample(
    fault: "A name that may shrink stands beside a price that may not, between the edges of the screen.",
    fix: "Stack the two vertically at accessibility sizes, or let the name wrap.")
  let reference: RuleReference? = RuleReference(
    "Building Apps with Dynamic Type", "https://developer.apple.com/videos/play/wwdc2017/245/")
}

@MainActor extension ShrinksAsSizeGrows {
  /// The least difference of two font sizes that is reported, in points. Smaller differences are invisible.
  private static let leastDifference: CGFloat = 0.5

  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { view in
      guard !view.isPlacedBySystem, let text = view.texts.first(where: { $0.placement.scale < 1 }),
        let size = pointSize(of: text, in: view, on: screen),
        // These checks come last, because they may need a second layout of the screen, at the default text size.
        screen.loaded.environment.contentSizeCategory > .large, let usual = screen.atUsualTextSize,
        let before = usual.geometry.view(view.location.id),
        let usualText = before.texts.first(where: { $0.string == text.string }),
        let usualSize = pointSize(of: usualText, in: before, on: usual),
        usualSize - size >= Self.leastDifference
      else { return nil }
      return Observation(
        view: view.view,
        doubt: screen.texts.doubt(about: text, in: view, along: .horizontal),
        magnitude: Double(usualSize - size),
        message: "“\(ViewWords.short(text.string))” has \(Number.points(usualSize)) points at the usual text size, and "
          + "\(Number.points(size)) at this one.",
        because: [
          "at the usual text size it has \(words(for: usualText.room)) points of room, here \(words(for: text.room))"
        ],
        fix: "Stack it and its neighbours vertically at accessibility sizes, or let it wrap instead of shrinking.")
    }
  }

  private func words(for room: CGRect) -> String {
    "\(Number.points(room.width)) × \(Number.points(room.height))"
  }

  /// The font size in points in which a text is drawn after shrinking to fit.
  private func pointSize(of text: ScreenText, in view: ScreenView, on screen: AuditedScreen) -> CGFloat? {
    screen.texts.ownFont(of: view.view).map { $0.pointSize * text.placement.scale }
  }
}
