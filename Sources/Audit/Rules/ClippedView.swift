import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Text and controls that lie partly outside of the screen or of a view that clips them, except below the screen.
nonisolated struct ClippedView: Rule {
  let identifier = "clipped-view"
  let impact = Impact.serious
  let summary = "Content lies outside a clipping view or off the screen."
  let rationale = """
    People cannot read or tap what lies outside, and nothing tells them that it exists. Only text and controls are \
    judged. Content that a scroll view can reach is not clipped. Content that lies completely beside the screen is \
    not reported: it usually waits there for an animation. It needs review if code may show another text, hide the \
    view or decide its room, and if the view is cut off in the same way on the canvas.
    """
  let isReviewWorthIt = false
  let readsFrames = true
  let example = RuleExample(
    fault: "A card is 120 points high and clips its content, a text whose height depends on the text size.",
    fix: "Let the card be as high as its content: at least 120 points, pinned to the text's bottom.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Layout",
    "https://developer.apple.com/design/human-interface-guidelines/layout")
}

@MainActor extension ClippedView {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.clippedContent.filter { !$0.key.isBottomOfScreen }.values.map {
      ClippedContent.observation(of: $0, on: screen)
    }
  }
}
