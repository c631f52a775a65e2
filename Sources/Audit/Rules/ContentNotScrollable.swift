import Environments
import InterfaceBuilder
import UIKit

/// Text and controls below the lower edge of the screen that are in no scroll view, so that people cannot reach them.
nonisolated struct ContentNotScrollable: Rule {
  let identifier = "content-not-scrollable"
  let impact = Impact.serious
  let summary = "Content lies below the screen, and nothing scrolls to it."
  let rationale = """
    On a small screen, in landscape or with large text, content that does not fit is lost. If a button cannot be \
    reached, the task ends there. Only text and controls are judged, and not content that waits below the screen for \
    an animation. It needs review if code may show another text, hide the view or decide its room.
    """
  let readsFrames = true
  let example = RuleExample(
    fault: "Twelve settings stand below each other, pinned from the top, without a scroll view.",
    fix: "Put them into a scroll view whose content is as wide as the screen.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Layout; WCAG 2.2, 1.4.10 Reflow",
    "https://developer.apple.com/design/human-interface-guidelines/layout")
}

@MainActor extension ContentNotScrollable {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.clippedContent.filter(\.key.isBottomOfScreen).values.map {
      ClippedContent.observation(of: $0, on: screen)
    }
  }
}
