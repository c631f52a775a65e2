import Environments
import InterfaceBuilder
import UIKit

/// XML elements of the document that Snug does not know, so that nothing in them is laid out or checked.
nonisolated struct UnknownElement: Rule {
  let identifier = "unknown-element"
  let impact = Impact.minor
  let summary = "The document has an element that is not known, so nothing in it was laid out or checked."
  let rationale = """
    Either a newer Xcode wrote it, or the document was damaged when two versions of it were merged. It always needs \
    review.
    """
  let example = RuleExample(
    fault: "A merge left “<labell” in the document.", fix: "Open the document in Interface Builder, and save it again.")
  let reference: RuleReference? = RuleReference(
    "Xcode: Interface Builder documents", "https://developer.apple.com/documentation/xcode/interface-builder")
  let dependsOnEnvironment = false
}

@MainActor extension UnknownElement {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let notes = screen.document.notes.filter {
      $0.kind == .unknownElement && isInside(screen.loaded.scene, $0, of: screen.document)
    }
    return Dictionary(grouping: notes, by: \.message).compactMap { message, notes in
      guard let first = notes.first, let id = first.objectID, let view = screen.view(nearest: id) else { return nil }
      return Observation(
        view: view, line: first.line, variant: message, doubt: "what UIKit does with it is not known",
        magnitude: Double(notes.count),
        message: message.prefix(1).uppercased() + message.dropFirst() + ".",
        because: notes.prefix(5).map { "line \($0.line)" },
        fix: "Open the document in Interface Builder, and save it again.")
    }
  }

  private func isInside(_ scene: SceneDescription, _ note: DocumentNote, of document: InterfaceDocument) -> Bool {
    let elements = sequence(first: note.objectID.flatMap { document.element($0) }, next: { $0?.parent })
    return elements.prefix { $0 != nil }.contains { $0?.id == scene.id }
  }
}
