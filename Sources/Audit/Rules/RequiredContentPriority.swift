import Environments
import InterfaceBuilder
import UIKit

/// Content hugging and compression resistance priorities of 1000, which no other constraint can overrule.
nonisolated struct RequiredContentPriority: Rule {
  let identifier = "required-content-priority"
  let impact = Impact.minor
  let summary = "A view's content hugging or compression resistance is required, so a longer text leads to a conflict."
  let rationale = """
    A view of the wrong size is better than a broken constraint elsewhere. If a text with a required content priority \
    has no room, UIKit breaks another constraint. A priority of 999 has the same effect as long as there is room, and \
    gives way if there is none. It is reported once per screen and always needs review; unsatisfiable-constraints \
    reports the conflicts that result.
    """
  let isReviewWorthIt = false
  let example = RuleExample(
    fault: "A label between two edges has the horizontal compression resistance 1000.", fix: "Set it to 999.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Views with Intrinsic Content Size",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ViewswithIntrinsicContentSize.html"
  )
  let dependsOnEnvironment = false
}

@MainActor extension RequiredContentPriority {
  private static let attributes = [
    ("horizontalCompressionResistancePriority", "horizontal compression resistance"),
    ("verticalCompressionResistancePriority", "vertical compression resistance"),
    ("horizontalHuggingPriority", "horizontal content hugging"),
    ("verticalHuggingPriority", "vertical content hugging"),
  ]

  func observations(on screen: AuditedScreen) -> [Observation] {
    let found = screen.geometry.views.flatMap { view -> [(view: ScreenView, name: String)] in
      guard view.view is UILabel || view.view is UIButton, let element = screen.document.element(view.location.id)
      else { return [] }
      return Self.attributes.filter { element[$0.0] == "1000" }.map { (view, $0.1) }
    }
    guard let first = found.first else { return [] }
    let count = Set(found.map(\.view.location.id)).count
    return [
      Observation(
        view: first.view.view, doubt: .intention, magnitude: Double(found.count),
        message: count == 1
          ? "Its \(first.name) is required." : "It and \(count - 1) more have required content priorities.",
        because: found.prefix(5).map { view, name in
          "\(screen.words.words(for: view.view)) (line \(view.location.line)): \(name) 1000"
        },
        fix: "Set it to 999.")
    ]
  }
}
