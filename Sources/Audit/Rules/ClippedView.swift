import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Content that lies outside of what can be seen.
nonisolated struct ClippedView: Rule {
  let identifier = "clipped-view"
  let impact = Impact.serious
  let summary = "Content lies outside a clipping view or off the screen."
  let rationale = """
    What lies outside cannot be read or tapped, and nothing tells people that it is there. Only text and controls are \
    judged. What a scroll view can scroll to is not clipped, and what lies wholly beside the screen is taken to wait \
    there for an animation. It needs review where code may show another text, hide the view, or decide how much room \
    there is, and where the author saw the view cut off like that on the canvas.
    """
  let example = RuleExample(
    fault: "A card is 120 points high and clips its content, a text whose height depends on the text size.",
    fix: "Let the card be as high as its content: at least 120 points, pinned to the text's bottom.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Layout",
    "https://developer.apple.com/design/human-interface-guidelines/layout")
}

@MainActor extension ClippedView {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.clippedContent.filter { !$0.key.isBottomOfScreen }.values.map {
      ClippedContent.observation(of: $0, on: screen)
    }
  }
}
