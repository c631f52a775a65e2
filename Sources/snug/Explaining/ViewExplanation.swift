import Environments
import InterfaceBuilder
import UIKit

/// Why one view of a laid-out scene is where it is.
@MainActor struct ViewExplanation {
  private let view: UIView
  private let location: ObjectLocation
  private let loaded: LoadedScene
  private let document: InterfaceDocument

  /// The explanations of the views of a scene that a name stands for.
  static func all(
    of name: String, in scene: SceneDescription, of document: InterfaceDocument, environment: Environment
  ) -> [String] {
    let loaded = document.instantiate(scene, in: environment)
    loaded.layout()
    return loaded.objectIDs.compactMap { id -> String? in
      guard let view = loaded.object(id) as? UIView, let location = loaded.location(of: view) else { return nil }
      let explanation = ViewExplanation(view: view, location: location, loaded: loaded, document: document)
      return explanation.isCalled(name) ? explanation.text : nil
    }
  }

  private func isCalled(_ name: String) -> Bool {
    location.id == name || location.userLabel == name || document.outlets(to: location.id).contains(name)
      || words.words(for: view).hasSuffix("“\(name)”")
  }

  private var words: ViewWords { ViewWords(document: document, loaded: loaded) }

  private var text: String {
    let frame = view.frame
    let natural = view.intrinsicContentSize
    var lines = [
      "\(words.words(for: view))  \(document.path):\(location.line)",
      "  \(SceneWords(document: document).name(of: loaded.scene)), \(MatrixCell(loaded.environment).words)",
      "  frame    x \(number(frame.minX)), y \(number(frame.minY)), width \(number(frame.width)), "
        + "height \(number(frame.height))",
    ]
    if natural.width >= 0 || natural.height >= 0 {
      lines.append("  natural  width \(side(natural.width)), height \(side(natural.height))")
    }
    if view.translatesAutoresizingMaskIntoConstraints {
      lines.append("  its frame is stored in the document and follows the view around it by its autoresizing mask")
    }
    lines += axis("across", .horizontal) + axis("down", .vertical)
    lines += open + broken
    return lines.joined(separator: "\n") + "\n"
  }

  private func axis(_ title: String, _ axis: NSLayoutConstraint.Axis) -> [String] {
    let equations = view.constraintsAffectingLayout(for: axis).map(ConstraintWords(views: words).equation)
    return equations.isEmpty ? [] : ["  \(title)"] + equations.map { "    \($0)" }
  }

  /// What the constraints leave open of the view.
  private var open: [String] {
    let attributes = loaded.rootView.layoutDiagnosis.ambiguousViews.filter { $0.view === view }.flatMap(\.attributes)
    return attributes.isEmpty ? [] : ["  open     \(attributes.map { "\($0)" }.joined(separator: ", "))"]
  }

  /// Broken constraints that mention the view.
  private var broken: [String] {
    loaded.rootView.layoutDiagnosis.conflicts.map(\.broken)
      .filter { $0.firstItem === view || $0.secondItem === view }
      .map { "  broken   \(ConstraintWords(views: words).equation($0))" }
  }

  private func side(_ value: CGFloat) -> String {
    value < 0 ? "none" : number(value)
  }

  private func number(_ value: CGFloat) -> String {
    Number.hundredths(value)
  }
}
