import Environments
import InterfaceBuilder
import UIKit

/// Named colours of the document that neither the document itself nor an asset catalog near it contains.
nonisolated struct MissingColor: Rule {
  let identifier = "missing-color"
  let impact = Impact.moderate
  let summary = "The document names a colour that neither it nor an asset catalog has."
  let rationale = """
    Text without its colour may be black on black, and a background without its colour is clear. It needs review if \
    the document contains a copy of the colour but the asset catalogs near it have only other colours: the colour was \
    renamed or deleted, or it is in another bundle.
    """
  let isReviewWorthIt = false
  let example = RuleExample(
    fault: "A view has the colour “BrandBlue”, and the catalog has “Brand Blue”.",
    fix: "Choose the colour as the catalog names it.")
  let reference: RuleReference? = RuleReference(
    "UIColor: init(named:)", "https://developer.apple.com/documentation/uikit/uicolor/init(named:)")
  let dependsOnEnvironment = false
}

@MainActor extension MissingColor {
  func observations(on screen: AuditedScreen) -> [Observation] {
    var told: Set<String> = []
    return screen.loaded.scene.element.descendants.compactMap { element in
      guard element.name == "color", let name = element["name"], element["catalog"] != "System",
        !told.contains(name), let id = element.owner?.id, let view = screen.view(nearest: id)
      else { return nil }
      let doubt: Doubt?
      let proof: String
      switch screen.document.place(ofColorNamed: name) {
      case .catalog, .copy(catalogsHaveOthers: false): return nil
      case .copy:
        doubt = "a catalog that is not near the document may have the colour"
        proof = "the document has a copy from the time when it was saved, and no catalog near it has the colour"
      case .nowhere:
        if element["red"] != nil || element["white"] != nil { return nil }
        doubt = nil
        proof = "neither the document’s list of colours nor an asset catalog near it has the colour"
      }
      told.insert(name)
      return Observation(
        view: view, line: element.line, variant: name, doubt: doubt, magnitude: 1,
        message: "The colour “\(name)” is missing.", because: [proof],
        fix: "Add the colour to the asset catalog, or name one that is there.")
    }
  }
}
