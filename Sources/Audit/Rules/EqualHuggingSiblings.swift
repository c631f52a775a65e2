import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Neighbouring views with equal content hugging priorities, so that nothing decides which of them is stretched.
nonisolated struct EqualHuggingSiblings: Rule {
  let identifier = "equal-hugging-siblings"
  let impact = Impact.moderate
  let summary = "Views side by side hug their content equally, so nothing says which of them is stretched."
  let rationale = """
    If there is more room than the views need, UIKit stretches the view with the lowest content hugging priority. \
    Among equal priorities it picks any view, so a value stands beside its name on one screen and far from it on the \
    next. Less than 8 points of spare room are not judged. Neither is a pair of labels whose second label is aligned \
    with the outer edge, because both results look the same. It needs review if code sets the texts or hides a view.
    """
  let example = RuleExample(
    fault: "A name and a value stand in a row between both edges, both with the hugging priority 251.",
    fix: "Set the horizontal hugging priority of the name to 252.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Working with Constraints, CHCR priorities",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/")
}

@MainActor extension EqualHuggingSiblings {
  func observations(on screen: AuditedScreen) -> [Observation] {
    var observations: [Observation] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      var open: [[ScreenView]] = []
      for view in views(openAlong: axis, on: screen) {
        if let index = open.firstIndex(where: { $0[0].parent == view.parent }) {
          open[index].append(view)
        } else {
          open.append([view])
        }
      }
      for views in open {
        guard let room = SpareRoom(among: views, axis, on: screen), room.isVisible else { continue }
        observations.append(observation(of: room, axis, on: screen))
      }
    }
    return observations
  }

  private func views(openAlong axis: NSLayoutConstraint.Axis, on screen: AuditedScreen) -> [ScreenView] {
    screen.constraints.openViews.filter { $0.attributes.contains(axis.size) }
      .compactMap { screen.loaded.location(of: $0.view).flatMap { screen.geometry.view($0.id) } }
  }

  private func doubt(about view: ScreenView, _ axis: NSLayoutConstraint.Axis, on screen: AuditedScreen) -> Doubt? {
    if screen.code.effect(of: .text, on: view.location.id) != .none { return .textFromCode }
    if screen.code.effect(of: .visibility, on: view.location.id) != .none { return .visibilityFromCode }
    if view.texts.contains(where: { PlaceholderText.matches($0.string) }) { return .standInText }
    let isSizedByCode = screen.geometry.places[view.location.id].map { screen.code.hasRoomFromCode($0, axis) } ?? true
    return isSizedByCode ? .roomFromCode : nil
  }

  private func observation(
    of room: SpareRoom, _ axis: NSLayoutConstraint.Axis, on screen: AuditedScreen
  ) -> Observation {
    let words = room.views.map { screen.words.words(for: $0.view) }
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    let priority = room.views[0].view.contentHuggingPriority(for: axis).rawValue
    let higher = Int(min(priority + 1, 999))  // in range: priorities are 0 to 1000
    let fix = "Set the \(direction) content hugging priority of \(words[0]) to \(higher)."
    return Observation(
      view: room.views[0].view, variant: direction,
      doubt: room.views.lazy.compactMap { doubt(about: $0, axis, on: screen) }.first,
      magnitude: Double(room.points),
      message: "\(Number.points(room.points)) points are to spare, and nothing says whether \(words[0]) or \(words[1]) "
        + "takes them.",
      because: zip(room.views, words).map { view, words in
        // in range: priorities are 0 to 1000
        "\(words) (line \(view.location.line)) has the \(direction) content hugging priority \(Int(priority))"
      },
      fix: fix
    ).suggesting(
      FixSuggestions(
        fixes: [
          SuggestedFix(
            text: fix, edits: [ObjectEdit(room.views[0].location.id, "\(direction)HuggingPriority", "\(higher)")])
        ], otherwise: "Say which of them is stretched: \(words[0]) or \(words[1])."))
  }
}
