import Environments
import InterfaceBuilder
import UIKit

/// Buttons that show only an image and have no accessibility label.
nonisolated struct UnlabeledControl: Rule {
  let identifier = "unlabeled-control"
  let impact = Impact.serious
  let summary = "A button shows only an image and has no accessibility label."
  let rationale = """
    VoiceOver reads the file name of the image, or only “button”. Images that code sets count as well. The rule does \
    not judge buttons without an action, hidden buttons, and buttons in a view that is an accessibility element \
    itself. It needs review if code may set the label or a title, or may make a view around it the element. It also \
    needs review if this part of the project is only in English and the image's name consists of whole words, because \
    people hear a description. The rule searches all sources of the app for labels that are set through the name of \
    an outlet.
    """
  let example = RuleExample(
    fault: "A button shows a gear and nothing else.", fix: "Set its accessibility label to “Settings”.")
  let reference: RuleReference? = RuleReference(
    "WCAG 2.2, 4.1.2 Name, Role, Value; Human Interface Guidelines: VoiceOver",
    "https://developer.apple.com/design/human-interface-guidelines/voiceover")
}

@MainActor extension UnlabeledControl {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { view in
      guard let button = view.view as? UIButton, !view.isPlacedBySystem, isJudged(button, view, on: screen) else {
        return nil
      }
      let image = button.currentImage ?? button.configuration?.image ?? button.currentBackgroundImage
      guard !hasTitle(button), (button.statedAccessibilityLabel ?? "").isEmpty else { return nil }
      let doubt = doubt(about: view, showing: image, on: screen)
      guard let image else { return doubt == nil ? observation(ofImageFromCodeOn: view, on: screen) : nil }
      return Observation(
        view: button, doubt: doubt, magnitude: 1,
        message: "It shows an image and has no accessibility label.",
        because: [
          image.isSymbolImage
            ? "VoiceOver has only what iOS calls the symbol\(image.name.map { " “\($0)”" } ?? "")"
            : "VoiceOver has only the image’s name\(image.name.map { ", “\($0)”" } ?? "")"
        ],
        fix: screen.fixOfMissingLabel)
    }
  }

  private func doubt(about view: ScreenView, showing image: UIImage?, on screen: AuditedScreen) -> Doubt? {
    if let name = view.location.customClass, !screen.code.app.leavesVoiceOverAlone(in: name) { return .ownClass(name) }
    if screen.code.hasOwnAccessibilityAttribute(view.location.id) { return .labelFromAttribute }
    if screen.code.effect(of: .accessibility, on: view.location.id) != .none { return .labelFromCode }
    if image?.isSymbolImage == true { return .nameOfSymbol }
    if screen.texts.isUnderstood(imageNamed: image?.name) { return .nameOfImage }
    return screen.code.mayStandInAccessibilityElement(view) ? .elementAround : nil
  }

  /// The observation for a button whose image is set by code and which has no title and no accessibility label; `nil`
  /// if code does not set an image.
  private func observation(ofImageFromCodeOn view: ScreenView, on screen: AuditedScreen) -> Observation? {
    guard screen.code.effect(of: .image, on: view.location.id) == .certain else { return nil }
    return Observation(
      view: view.view, doubt: nil, magnitude: 1,
      message: "Code gives it an image, and nothing gives it an accessibility label.",
      because: ["VoiceOver has only the name of the image that code sets"],
      fix: screen.fixOfMissingLabel)
  }

  private func isJudged(_ button: UIButton, _ view: ScreenView, on screen: AuditedScreen) -> Bool {
    guard button.isUserInteractionEnabled, screen.document.hasAction(view.location.id),
      !screen.code.standsInAccessibilityElement(view)
    else { return false }
    // The document may say that the button is no accessibility element, or may name it by a runtime attribute.
    return screen.document.element(view.location.id)?.children.allSatisfy { child in
      child.name != "accessibility" || !child.children.contains { $0["key"] == "isElement" && $0["value"] == "NO" }
    } ?? true
  }

  private func hasTitle(_ button: UIButton) -> Bool {
    !(button.currentTitle ?? "").isEmpty || button.currentAttributedTitle != nil
      || !(button.configuration?.plainTitle ?? "").isEmpty
  }
}
