import Environments
import InterfaceBuilder
import UIKit

/// Fonts that the document names and that neither iOS nor the project has.
nonisolated struct MissingFont: Rule {
  let identifier = "missing-font"
  let impact = Impact.moderate
  let summary = "The document names a font that neither iOS nor the project has."
  let rationale = """
    UIKit uses another font instead, with another width and look. Interface Builder lists the project's own fonts in \
    the document. A font that is neither in this list nor part of iOS was only installed on its author's Mac. It \
    needs review, because code may register the font. Fonts that Apple ships only with macOS or with drawing programs \
    are violations.
    """
  let example = RuleExample(
    fault: "A label has the font “SFProText-Medium” from Apple's fonts for designers.",
    fix: "Choose the system font with the weight Medium.")
  let reference: RuleReference? = RuleReference(
    "Adding a Custom Font to Your App",
    "https://developer.apple.com/documentation/uikit/adding-a-custom-font-to-your-app")
  let dependsOnEnvironment = false
}

@MainActor extension MissingFont {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let own = screen.document.ownFonts
    var told: Set<String> = []
    return screen.loaded.scene.element.descendants.compactMap { element in
      guard element.name == "fontDescription" || element.name == "font", element["type"] == nil,
        let name = element["name"], !name.hasPrefix("."), !own.contains(name), !SystemFonts.contain(name),
        !told.contains(name), let id = element.owner?.id, let view = screen.view(nearest: id)
      else { return nil }
      told.insert(name)
      return Observation(
        view: view, line: element.line, variant: name,
        doubt: SystemFonts.areForDesignersOnly(name) ? nil : "code may register the font", magnitude: 1,
        message: "The font “\(name)” is missing.",
        because: ["it is no font of iOS, and the document’s list of the project’s own fonts does not have it"],
        fix: "Add the font to the project and to its Info.plist, or choose a font of iOS.")
    }
  }
}
