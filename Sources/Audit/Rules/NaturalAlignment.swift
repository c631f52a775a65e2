import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Labels that the document aligns left in every language, so that they are not mirrored in right-to-left languages.
nonisolated struct NaturalAlignment: Rule {
  let identifier = "natural-alignment"
  let impact = Impact.minor
  let summary = "Text is aligned left in every language, so it does not turn around when the screen is mirrored."
  let rationale = """
    In Arabic and Hebrew, text starts at the right. Natural alignment follows the language. A label that is hardly \
    wider than its text is not judged, because its alignment cannot be seen; neither is text without letters. The \
    rule judges only apps that may be mirrored. It needs review if code may change the alignment or the text.
    """
  let example = RuleExample(
    fault: "A label across the screen has the alignment “left”.", fix: "Set its alignment to “natural”.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Right to left, Text alignment",
    "https://developer.apple.com/design/human-interface-guidelines/right-to-left")
}

@MainActor extension NaturalAlignment {
  /// The least spare width beside a text, in points, at which its alignment is visible.
  private static let leastRoom: CGFloat = 16

  func observations(on screen: AuditedScreen) -> [Observation] {
    guard screen.loaded.environment.direction == .rightToLeft else { return [] }
    return screen.geometry.views.compactMap { view in
      guard let label = view.view as? UILabel, label.textAlignment == .left, !view.isPlacedBySystem,
        label.semanticContentAttribute == .unspecified,
        screen.document.element(view.location.id)?["textAlignment"] == "left",
        let text = label.text, text.contains(where: \.isLetter)
      else { return nil }
      let width = view.texts.flatMap(\.lines).map(\.width).max() ?? 0
      guard width > 0, view.frame.width - width >= Self.leastRoom else { return nil }
      return Observation(
        view: label, doubt: doubt(about: text, in: view, on: screen), magnitude: Double(view.frame.width - width),
        message: "Its text stays at the left when the screen is mirrored.",
        because: [
          "its alignment is “left”, and it is \(Number.points(view.frame.width - width)) points wider than its text"
        ],
        fix: "Set its alignment to “natural”.")
    }
  }

  private func doubt(about text: String, in view: ScreenView, on screen: AuditedScreen) -> Doubt? {
    if let name = view.location.customClass { return .ownClass(name) }
    if PlaceholderText.matches(text) { return .standInText }
    if screen.code.effect(of: .alignment, on: view.location.id) != .none { return "code may set its alignment" }
    return screen.code.effect(of: .text, on: view.location.id) != .none ? .textFromCode : nil
  }
}
