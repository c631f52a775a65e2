import Environments
import InterfaceBuilder
import UIKit

/// The explanation, as text, of the position and size of one view of a laid-out scene.
@MainActor struct ViewExplanation {
  private let view: UIView
  private let location: ObjectLocation
  private let loaded: LoadedScene
  private let document: InterfaceDocument
  /// The full names of views. Within an equation, abbreviated names are used.
  private let words: ViewWords

  private init(_ view: UIView, at location: ObjectLocation, in loaded: LoadedScene, of document: InterfaceDocument) {
    self.view = view
    self.location = location
    self.loaded = loaded
    self.document = document
    words = ViewWords(document: document, loaded: loaded)
  }

  /// Lays a scene out, and explains all of its views that have a name: an identifier, a label, an outlet or a text.
  static func all(
    of name: String, in scene: SceneDescription, of document: InterfaceDocument, environment: Environment
  ) -> [String] {
    let loaded = document.instantiate(scene, in: environment)
    loaded.layout()
    return all(of: name, in: loaded, of: document)
  }

  /// The explanations of all views of a laid-out scene that have a name: an identifier, a label, an outlet or a text.
  static func all(of name: String, in loaded: LoadedScene, of document: InterfaceDocument) -> [String] {
    loaded.objectIDs.compactMap { id -> String? in
      guard let view = loaded.object(id) as? UIView, let location = loaded.location(of: view) else { return nil }
      let explanation = ViewExplanation(view, at: location, in: loaded, of: document)
      return explanation.isCalled(name) ? explanation.text : nil
    }
  }

  private func isCalled(_ name: String) -> Bool {
    if location.id == name || location.userLabel == name || document.outlets(to: location.id).contains(name) {
      return true
    }
    let full = words.words(for: view)
    return full.hasSuffix("“\(name)”") || full == name || Self.typed(full) == name
  }

  /// A view's words with straight quotation marks, as people type them.
  private static func typed(_ words: String) -> String {
    words.replacing("“", with: "\"").replacing("”", with: "\"")
  }

  // MARK: Text

  private var text: String {
    let derivations = NSLayoutConstraint.Axis.allCases.compactMap { view.layoutDerivation(for: $0) }
    let (short, abbreviated) = words.abbreviated(for: derivations.flatMap(DerivationWords.views))
    var lines = heading
    for (i, other) in abbreviated.enumerated() {
      let line = loaded.location(of: other).map { " (line \($0.line))" } ?? ""
      lines.append("  \(i == 0 ? "where  " : "       ")  \(short.words(for: other)): \(words.words(for: other))\(line)")
    }
    if derivations.isEmpty { lines.append("  \(placedByFrame)") }
    let unmet = view.unmetReasons
    for derivation in derivations {
      lines += self.lines(derivation, DerivationWords(views: short, unmet: unmet), short)
    }
    lines += open + self.unmet(unmet) + conflicts
    return lines.map { PlainLine.of($0) + "\n" }.joined()
  }

  private var heading: [String] {
    let frame = view.frame
    let natural = view.intrinsicContentSize
    var lines = [
      "\(words.words(for: view))  \(document.path):\(location.line)",
      "  \(SceneWords(document: document).name(of: loaded.scene)), \(loaded.environment.words)",
      "  frame    x \(number(frame.minX)), y \(number(frame.minY)), width \(number(frame.width)), "
        + "height \(number(frame.height))",
    ]
    if natural.width >= 0 || natural.height >= 0 {
      lines.append("  natural  width \(side(natural.width)), height \(side(natural.height))")
    }
    return lines
  }

  /// The line for a view that no constraints position: it says what decides the frame.
  private var placedByFrame: String {
    if view === loaded.rootView { return "its size is given: it is the root of the layout" }
    switch view.superview {
    case let container? where container is UITableView || container is UICollectionView:
      return "\(words.words(for: container)) places it"
    case let bar? where bar is UINavigationBar || bar is UIToolbar || bar is UITabBar:
      return "\(words.words(for: bar)) places it"
    default:
      return "its frame is stored in the document and follows the view around it by its autoresizing mask"
    }
  }

  /// The lines that derive the view's position and size along an axis from constraints.
  private func lines(_ derivation: LayoutDerivation, _ words: DerivationWords, _ short: ViewWords) -> [String] {
    let title = derivation.axis == .horizontal ? "across" : "down"
    let space =
      derivation.space === view.superview ? "" : ", in the coordinates of \(short.words(for: derivation.space))"
    return ["  \(title)\(space)"]
      + (words.lines(derivation) + rounding(derivation)).map { "    \($0)" }
  }

  /// A note with the rounded position and size, if rounding to whole pixels changed the solution of the constraints.
  private func rounding(_ derivation: LayoutDerivation) -> [String] {
    let isAcross = derivation.axis == .horizontal
    let (start, length) = isAcross ? (view.frame.minX, view.frame.width) : (view.frame.minY, view.frame.height)
    let parts = [
      (isAcross ? "x" : "y", start, derivation.position), (isAcross ? "width" : "height", length, derivation.length),
    ]
    let rounded = parts.filter { abs($1 - CGFloat($2.quantity.value)) > 0.0005 }.map { name, value, _ in
      "\(name) \(number(value))"
    }
    return rounded.isEmpty ? [] : ["on whole pixels: \(rounded.joined(separator: ", "))"]
  }

  /// The line that names the view's ambiguous attributes; empty if its layout is not ambiguous.
  private var open: [String] {
    let attributes = loaded.rootView.layoutDiagnosis.ambiguousViews.filter { $0.view === view }.flatMap(\.attributes)
    return attributes.isEmpty ? [] : ["  open     \(attributes.map { "\($0)" }.joined(separator: ", "))"]
  }

  /// The lines about optional constraints on the view that the layout does not satisfy, and about its compression
  /// resistance if the view is smaller than its content.
  private func unmet(_ reasons: [UnmetReason]) -> [String] {
    let lines = reasons.filter { isAboutView($0.reason) }.flatMap { unmet -> [String] in
      let words = ReasonWords(views: self.words, axis: unmet.reason.axis ?? .horizontal)
      let error = number(abs(CGFloat(unmet.error)))
      return ["\(words.text(unmet.reason)) is off by \(error), because of"]
        + words.lines(unmet.preventedBy).map { "  \($0)" }
    }
    return lines.isEmpty ? [] : ["  not met"] + lines.map { "    \($0)" }
  }

  private func isAboutView(_ reason: LayoutReason) -> Bool {
    switch reason {
    case .constraint(let constraint):
      reason.arrangingView == nil && (constraint.firstItem === view || constraint.secondItem === view)
    // Unmet content hugging is left out: the derivation of the size already says why the view is stretched.
    case .naturalSize(let size): size.view === view && size.pull != .hugging
    case .autoresizingMask, .sizeIsNotNegative, .sizeOfRoot: false
    }
  }

  /// The lines about conflicts with a constraint on the view.
  private var conflicts: [String] {
    loaded.rootView.layoutDiagnosis.conflicts
      .filter { $0.constraints.contains { $0.firstItem === view || $0.secondItem === view } }
      .flatMap { ["  broken"] + ConflictWords(views: words).lines($0).map { "    \($0)" } }
  }

  private func side(_ value: CGFloat) -> String {
    value < 0 ? "none" : number(value)
  }

  private func number(_ value: CGFloat) -> String {
    Number.hundredths(value)
  }
}
