import Environments
import InterfaceBuilder
import UIKit

/// Named images of the document that neither Interface Builder's list in the document nor an asset catalog contains.
nonisolated struct MissingImage: Rule {
  let identifier = "missing-image"
  let impact = Impact.moderate
  let summary = "The document names an image that neither it nor an asset catalog has."
  let rationale = """
    At run time its place is empty, and UIKit logs that it could not load the image. Interface Builder lists the \
    images that it found, so an image outside this list was missing when the document was saved. The rule does not \
    judge images of a document that shares its name with other files.
    """
  let example = RuleExample(
    fault: "An image view names “logo_new”, and the catalog has “logo-new”.", fix: "Name the image as the catalog does."
  )
  let reference: RuleReference? = RuleReference(
    "UIImage: init(named:)", "https://developer.apple.com/documentation/uikit/uiimage/init(named:)")
}

@MainActor extension MissingImage {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let missing = screen.loaded.notes.filter { $0.kind == .missingResource && $0.message.hasPrefix("the image") }
    return missing.compactMap { note in
      guard let id = note.objectID, let view = screen.geometry.view(id)?.view ?? screen.loaded.object(id) as? UIView
      else {
        return nil
      }
      return Observation(
        view: view, variant: note.message, doubt: isFilledByCode(id, on: screen) ? "code may set the image" : nil,
        magnitude: 1, message: note.message.prefix(1).uppercased() + note.message.dropFirst() + ".",
        because: ["the document’s list of images, which Interface Builder writes, does not have it"],
        fix: "Add the image to the asset catalog, or name one that is there.")
    }
  }

  private func isFilledByCode(_ id: String, on screen: AuditedScreen) -> Bool {
    !screen.document.outletConnections(to: id).isEmpty || screen.geometry.view(id)?.location.customClass != nil
  }
}
