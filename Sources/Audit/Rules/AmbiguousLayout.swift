import Foundation
import UIKit

/// Views whose frames the constraints leave open.
struct AmbiguousLayout: Rule {
  let identifier = "ambiguous-layout"
  let impact = Impact.moderate
  let summary = "Constraints leave a view's position or size open."
  let rationale = """
    More than one layout satisfies the constraints, and UIKit takes any of them: views jump on rotation, or have no \
    size at all. A view of an own class may know its size at run time; so may a view whose document says that its size \
    is a placeholder. Those need review.
    """
  let example = RuleExample(
    fault: "Two boxes stand side by side between the edges of the screen, and nothing says how wide each of them is.",
    fix: "Make their widths equal.")

  func observations(on screen: Screen) -> [Observation] {
    screen.loaded.rootView.layoutDiagnosis.ambiguousViews.compactMap { ambiguity -> Observation? in
      guard let location = screen.loaded.location(of: ambiguity.view), screen.view(location.id) != nil else {
        return nil
      }
      let names = ambiguity.attributes.map(Self.name)
      return Observation(
        view: ambiguity.view, outcome: location.customClass == nil ? .violation : .needsReview,
        magnitude: Double(names.count),
        message: "The constraints leave its \(Self.list(names)) open.",
        because: ambiguity.attributes.map { "no constraint decides \(Self.name($0))" },
        fix: "Add a constraint for \(Self.list(names)).")
    }
  }

  private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left, .leading, .centerX: "horizontal position"
    case .top, .centerY: "vertical position"
    default: "\(attribute)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
