import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// A scene laid out in one environment, ready to be printed.
@MainActor struct SceneLayout {
  private let document: InterfaceDocument
  private let scene: LoadedScene

  /// Lays a scene out.
  init(_ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment) {
    self.document = document
    self.scene = document.instantiate(scene, in: environment)
    self.scene.layout()
  }

  /// Why the scene does not exist in the environment, so that there is nothing to print; `nil` if it exists.
  var absence: String? { scene.absence }

  /// Notes about elements and attributes that could not be applied when the scene was made.
  var notes: [DocumentNote] { scene.notes }

  /// The line of `--format json`.
  var jsonLine: String {
    let diagnosis = scene.rootView.layoutDiagnosis
    let ambiguous = Dictionary(
      scene.ambiguousViews(by: diagnosis).map {
        (
          ObjectIdentifier($0.view),
          $0.attributes.map(Self.name) + $0.contentAttributes.map { "content \(Self.name($0))" }
        )
      },
      uniquingKeysWith: { $0 + $1 })
    let estimates = scene.estimates(by: diagnosis, in: document)
    var records: [LayoutRecord.View] = []
    walk { view, location, parent, _ in
      records.append(
        LayoutRecord.View(
          id: location.id, class: location.customClass ?? location.className, superview: parent,
          frame: [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(Double.init),
          ambiguous: ambiguous[ObjectIdentifier(view)] ?? [], estimated: estimates[ObjectIdentifier(view)]?.map(\.text))
      )
    }
    return LayoutRecord(
      document: document.path, scene: scene.scene.id, environment: scene.environment.id,
      status: scene.notes.isEmpty && diagnosis.conflicts.isEmpty && diagnosis.unsettledViews.isEmpty ? .ok : .partial,
      views: records, notes: recordNotes(diagnosis)
    ).line
  }

  /// What was not understood, which constraints were broken, and what does not settle.
  private func recordNotes(_ diagnosis: LayoutDiagnosis) -> [LayoutRecord.Note] {
    let views = ViewWords(document: document, loaded: scene)
    let words = ConstraintWords(views: views)
    return
      (document.notes + scene.notes).map {
        LayoutRecord.Note(line: $0.line, object: $0.objectID, message: $0.message)
      }
      + diagnosis.conflicts.map { conflict in
        let location = scene.location(of: conflict.broken)
        return LayoutRecord.Note(
          line: location?.line, object: location?.id, message: "broken: \(words.equation(conflict.broken))")
      }
      + diagnosis.unsettledViews.map { unsettled in
        let location = scene.location(of: unsettled.view)
        return LayoutRecord.Note(
          line: location?.line, object: location?.id, message: UnsettledWords(views: views).text(unsettled))
      }
  }

  /// The lines of `--format tree`.
  var tree: String {
    let heading = "\(document.path)  \(scene.scene.name)  \(scene.environment.words)"
    var text = PlainLine.of(heading) + "\n"
    let words = ViewWords(document: document, loaded: scene)
    walk { view, _, _, depth in
      let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        .map { Self.column(Double($0)) }.joined()
      text += frame + "  " + String(repeating: "  ", count: depth) + words.words(for: view) + "\n"
    }
    let unsettled = UnsettledWords(views: words)
    for view in scene.rootView.unsettledViews { text += "  \(unsettled.text(view))\n" }
    for note in document.notes + scene.notes where note.kind == .unreadableResource {
      text += "  line \(note.line): \(PlainLine.of(note.message))\n"
    }
    return text + "\n"
  }

  /// The name of an ambiguous attribute in the output: `x` for the left edge, `y` for the top edge.
  private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "x"
    case .top: "y"
    default: "\(attribute)"
    }
  }

  /// Visits the views of the document, each before its subviews.
  private func walk(_ visit: (UIView, ObjectLocation, _ parent: String?, _ depth: Int) -> Void) {
    func walk(_ view: UIView, _ parent: String?, _ depth: Int) {
      var parent = parent
      var depth = depth
      if let location = scene.location(of: view) {
        visit(view, location, parent, depth)
        parent = location.id
        depth += 1
      }
      for child in view.subviews { walk(child, parent, depth) }
    }
    walk(scene.rootView, nil, 0)
  }

  /// A number with at most two decimals, right-aligned in nine columns.
  private static func column(_ value: Double) -> String {
    let text = Number.hundredths(value)
    return String(repeating: " ", count: max(1, 9 - text.count)) + text
  }
}
