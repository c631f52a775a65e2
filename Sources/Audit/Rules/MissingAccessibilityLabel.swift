import Environments
import InterfaceBuilder
import UIKit

/// Bar button items, and images that react to taps, without an accessibility label.
nonisolated struct MissingAccessibilityLabel: Rule {
  let identifier = "missing-accessibility-label"
  let impact = Impact.serious
  let summary = "A bar button item or an image to tap has no accessibility label."
  let rationale = """
    VoiceOver reads the file name of the image, or nothing that says what a tap does. unlabeled-control judges \
    buttons; this rule judges bar button items that show only an image, and image views with a single-tap recognizer. \
    It needs review if code may set the label, for system symbols (VoiceOver has names for them), if a view around it \
    may be the accessibility element, and if this part of the project is only in English and the image's name \
    consists of whole words.
    """
  let example = RuleExample(
    fault: "An item of the navigation bar shows the image “icon_filter”.",
    fix: "Set its accessibility label to “Filter”.")
  let reference: RuleReference? = RuleReference(
    "WCAG 2.2, 4.1.2 Name, Role, Value; Human Interface Guidelines: VoiceOver",
    "https://developer.apple.com/design/human-interface-guidelines/voiceover")
  let dependsOnEnvironment = false
}

@MainActor extension MissingAccessibilityLabel {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.loaded.scene.element.descendants.compactMap { element in
      guard let id = element.id, isJudged(element, id, on: screen), !hasLabel(element) else { return nil }
      let image = element["image"]
      return Observation(
        // A bar button item may be in no view of the document; then the finding is at the root view.
        view: screen.view(nearest: id) ?? screen.loaded.rootView, line: element.line, variant: id,
        doubt: doubt(about: element, id, on: screen), magnitude: 1,
        message: element.name == "barButtonItem"
          ? "A bar button item shows an image and has no accessibility label."
          : "It reacts to taps and has no accessibility label.",
        because: ["VoiceOver has only the image’s name\(image.map { ", “\($0)”" } ?? "")"],
        fix: screen.fixOfMissingLabel)
    }
  }

  private func doubt(about element: Element, _ id: String, on screen: AuditedScreen) -> Doubt? {
    if let name = element["customClass"], !screen.code.app.leavesVoiceOverAlone(in: name) { return .ownClass(name) }
    if element["catalog"] == "system" { return .nameOfSymbol }
    if screen.code.hasOwnAccessibilityAttribute(id) { return .labelFromAttribute }
    if screen.code.effect(of: .accessibility, on: id) != .none { return .labelFromCode }
    if screen.texts.isUnderstood(imageNamed: element["image"]) { return .nameOfImage }
    return screen.geometry.view(id).map(screen.code.mayStandInAccessibilityElement) == true ? .elementAround : nil
  }

  private func isJudged(_ element: Element, _ id: String, on screen: AuditedScreen) -> Bool {
    switch element.name {
    case "barButtonItem":
      return element["image"] != nil && (element["title"] ?? "").isEmpty && element["systemItem"] == nil
        && screen.document.hasAction(id)
    case "imageView":
      // Only recognizers of a single tap count: people do not discover double taps anyway.
      return element["userInteractionEnabled"] != "NO" && !screen.code.tapRecognizers(of: element).isEmpty
        && screen.geometry.view(id).map { !screen.code.standsInAccessibilityElement($0) } == true
    default: return false
    }
  }

  /// Whether the document sets an accessibility label on the object, or says that it is not an accessibility element.
  private func hasLabel(_ element: Element) -> Bool {
    element.children.contains { child in
      child.name == "accessibility"
        && (child["label"]?.isEmpty == false
          || child.children.contains { $0["key"] == "isElement" && $0["value"] == "NO" })
        || child.name == "userDefinedRuntimeAttributes"
          && child.children.contains { $0["keyPath"] == "accessibilityLabel" }
    }
  }
}
