import Environments
import InterfaceBuilder
import Typesetting
import UIKit

/// What is known of the texts that people read or hear on a screen.
@preconcurrency @MainActor public final class ScreenTexts {
  private let document: InterfaceDocument
  private let loaded: LoadedScene
  private let project: ProjectFacts?
  private let geometry: ScreenGeometry
  private let code: ScreenCode

  /// Whether the document or its code lets texts follow the text size while the app runs.
  private(set) lazy var followsTextSize: Bool = {
    let words: Set<String> = ["adjustsFontForContentSizeCategory", "UIFontMetrics", "preferredFont"]
    return document.adjustsFontsForTextSize
      || loaded.scene.customClass.flatMap { code.app.mentions(words, in: $0) } == true
  }()

  init(of loaded: LoadedScene, in document: InterfaceDocument, project: ProjectFacts?, code: ScreenCode) {
    self.loaded = loaded
    self.document = document
    self.project = project
    self.code = code
    geometry = code.geometry
  }

  /// Whether people may see a text that differs from the document's, or the same text with different room or drawn by
  /// another class.
  ///
  /// Code is likely to put another text there; a class of its own may draw otherwise; a text in a missing font was
  /// measured in another font; and code may decide how much room there is along the axis.
  func isUnknown(_ text: ScreenText, in view: ScreenView, along axis: NSLayoutConstraint.Axis) -> Bool {
    if view.location.customClass != nil || view.view is UITextField { return true }
    if !text.placement.layout.notes.isEmpty { return true }
    if document.shownTexts[view.location.id] == nil, PlaceholderText.matches(text.string) { return true }
    switch code.effect(of: .text, on: view.location.id) {
    case .certain: return true
    // A translated text is taken to be shown, unless known code may replace it.
    case .possible where code.knowsOwner(ofOutletsTo: view.location.id) || !isTranslated(text, in: view): return true
    case .possible, .none: break
    }
    guard let place = geometry.places[view.location.id] else { return true }
    return code.hasRoomFromCode(place, axis)
  }

  /// Whether the text is another one than in the document itself.
  private func isTranslated(_ text: ScreenText, in view: ScreenView) -> Bool {
    let environment = loaded.environment
    guard environment.locale != nil, environment.pseudoLanguage == nil,
      let drawn = geometry.canvas?.view(view.location.id)
    else {
      return false
    }
    return !drawn.texts.contains { $0.string == text.string }
  }

  /// Whether the font of a view in the document is a text style; `nil` if the document does not set its font.
  func followsTextSize(_ view: ScreenView) -> Bool? {
    guard let font = document.element(view.location.id)?.children.first(where: { $0["key"] == "fontDescription" })
    else { return nil }
    return font["style"] != nil
  }

  /// The font of a view's text at its own size, before it is shrunk to fit; `nil` for a view that shows none.
  func ownFont(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: label.font
    case let button as UIButton: button.titleLabel?.font
    case let field as UITextField: field.font
    default: nil
    }
  }

  /// Whether people who hear the name of an image understand it: its part of the project is known to be only in
  /// English, and the name consists of whole words, as “play” and “newPost” do.
  func isUnderstood(imageNamed name: String?) -> Bool {
    guard let name, let project, project.isInEnglishAlone else { return false }
    return ImageName.isMadeOfWords(name)
  }
}
