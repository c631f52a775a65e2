import Environments
import InterfaceBuilder
import UIKit

/// Buttons that show only an image and have no accessibility label.
nonisolated struct UnlabeledControl: Rule {
  let identifier = "unlabeled-control"
  let impact = Impact.serious
  let summary = "A button shows only an image and has no accessibility label."
  let rationale = """
    VoiceOver reads the name of the image's file, or only “button”. Images that code sets count as well. Buttons \
    without an action, hidden buttons and those in a view that is an element for VoiceOver itself are not judged. It \
    needs review where code may set the label or a title, or make a view around it the element, and where its part of \
    the project is in English alone and the name is made of whole words: people hear what it says. All sources of the \
    project are searched for labels that are set by the name of an outlet.
    """
  let example = RuleExample(
    fault: "A button shows a gear and nothing else.", fix: "Set its accessibility label to “Settings”.")
  let reference: RuleReference? = RuleReference(
    "WCAG 2.2, 4.1.2 Name, Role, Value; Human Interface Guidelines: VoiceOver",
    "https://developer.apple.com/design/human-interface-guidelines/voiceover")
}

@MainActor extension UnlabeledControl {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.views.compactMap { view in
      guard let button = view.view as? UIButton, !view.isPlacedBySystem, isJudged(button, view, on: screen) else {
        return nil
      }
      let image = button.currentImage ?? button.configuration?.image ?? button.currentBackgroundImage
      guard !hasTitle(button), (button.accessibilityLabel ?? "").isEmpty else { return nil }
      let isUnknown =
        view.location.customClass.map { !screen.code.leavesVoiceOverAlone(in: $0) } == true
        || screen.hasOwnAccessibilityAttribute(view.location.id)
        || screen.effect(of: .accessibility, on: view.location.id) != .none
        || screen.isUnderstood(imageNamed: image?.name) || screen.mayStandInAccessibilityElement(view)
      guard let image else { return isUnknown ? nil : observation(ofImageFromCodeOn: view, on: screen) }
      return Observation(
        view: button, outcome: isUnknown ? .needsReview : .violation, magnitude: 1,
        message: "It shows an image and has no accessibility label.",
        because: ["VoiceOver has only the image’s name\(image.name.map { ", “\($0)”" } ?? "")"],
        fix: "Set its accessibility label to what it does.")
    }
  }

  /// A button to which code gives an image and which nothing gives a label.
  private func observation(ofImageFromCodeOn view: ScreenView, on screen: AuditedScreen) -> Observation? {
    guard screen.effect(of: .image, on: view.location.id) == .certain else { return nil }
    return Observation(
      view: view.view, outcome: .violation, magnitude: 1,
      message: "Code gives it an image, and nothing gives it an accessibility label.",
      because: ["VoiceOver has only the name of the image that code sets"],
      fix: "Set its accessibility label to what it does.")
  }

  private func isJudged(_ button: UIButton, _ view: ScreenView, on screen: AuditedScreen) -> Bool {
    guard button.isUserInteractionEnabled, screen.document.hasAction(view.location.id),
      !screen.standsInAccessibilityElement(view)
    else { return false }
    // The document may say that the button is no accessibility element, or may name it by a runtime attribute.
    return screen.document.element(view.location.id)?.children.allSatisfy { child in
      child.name != "accessibility" || !child.children.contains { $0["key"] == "isElement" && $0["value"] == "NO" }
    } ?? true
  }

  private func hasTitle(_ button: UIButton) -> Bool {
    !(button.currentTitle ?? "").isEmpty || button.currentAttributedTitle != nil
      || !(button.configuration?.title ?? "").isEmpty
  }
}
