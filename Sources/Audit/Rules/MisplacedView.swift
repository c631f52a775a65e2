import Environments
import InterfaceBuilder
import UIKit

/// Views that Interface Builder marked as misplaced, because their stored frames differ from what their constraints
/// give.
nonisolated struct MisplacedView: Rule {
  let identifier = "misplaced-view"
  let impact = Impact.minor
  let summary = "Interface Builder marked a view as misplaced: its frame on the canvas is not what its constraints say."
  let rationale = """
    The running app follows the constraints, so people do not see the stored frames. But each save by another \
    developer may update such frames, which adds noise to pull requests. It is reported once per screen and always \
    needs review, because devices show the right layout.
    """
  let isReviewWorthIt = false
  let example = RuleExample(
    fault: "A label was dragged by 4 points after its constraints had been set.", fix: "Choose Editor, Update Frames.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Debugging Tricks and Tips",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/TypesofErrors.html"
  )
  let dependsOnEnvironment = false
}

@MainActor extension MisplacedView {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let misplaced = screen.loaded.scene.element.descendants.filter { $0["misplaced"] == "YES" }
    guard let first = misplaced.first?.id.flatMap({ screen.view(nearest: $0) }) else { return [] }
    return [
      Observation(
        view: first, doubt: "only the canvas of Interface Builder shows it there", magnitude: Double(misplaced.count),
        message: misplaced.count == 1
          ? "It stands elsewhere on the canvas than its constraints say."
          : "It and \(misplaced.count - 1) more stand elsewhere on the canvas than their constraints say.",
        because: misplaced.prefix(5).map { element in
          let words = element.id.flatMap { screen.view(nearest: $0) }.map { screen.words.words(for: $0) }
          return "\(words ?? element.name) (line \(element.line)) is marked as misplaced"
        },
        fix: "Choose Editor, Update Frames in Interface Builder.")
    ]
  }
}
