import Environments
import InterfaceBuilder
import Typesetting
import UIKit

/// Facts about the texts that people read or hear on a screen.
@preconcurrency @MainActor public final class ScreenTexts {
  private let document: InterfaceDocument
  private let loaded: LoadedScene
  private let project: ProjectFacts?
  private let geometry: ScreenGeometry
  private let code: ScreenCode

  /// Whether some text of the document adjusts its font to the text size, or the code of the screen's class uses
  /// Dynamic Type.
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

  /// Why the text, or the space that it has along an axis, may differ in the running app from this layout; `nil` if
  /// there is no such reason.
  ///
  /// It may differ if code may replace the text, the view has a custom class, the text was measured in a substitute
  /// font, or code decides the size of the view's cell or container.
  func doubt(about text: ScreenText, in view: ScreenView, along axis: NSLayoutConstraint.Axis) -> Doubt? {
    if let name = view.location.customClass { return .ownClass(name) }
    if view.view is UITextField { return "the field shows its placeholder only while it is empty" }
    if !text.placement.layout.notes.isEmpty { return "no font here has all of its letters" }
    if document.shownTexts[view.location.id] == nil, PlaceholderText.matches(text.string) { return .standInText }
    switch code.effect(of: .text, on: view.location.id) {
    case .certain: return "code shows another text"
    // If an outlet leads to the view but the sources of its class are unknown, a translated text counts as shown.
    case .possible where code.knowsOwner(ofOutletsTo: view.location.id) || !isTranslated(text, in: view):
      return .textFromCode
    case .possible, .none: break
    }
    guard let place = geometry.places[view.location.id] else { return .roomFromCode }
    return code.hasRoomFromCode(place, axis) ? .roomFromCode : nil
  }

  /// Whether the text differs from the document's own text, because it is a translation.
  private func isTranslated(_ text: ScreenText, in view: ScreenView) -> Bool {
    let environment = loaded.environment
    guard environment.locale != nil, environment.pseudoLanguage == nil,
      let drawn = geometry.canvas?.view(view.location.id)
    else {
      return false
    }
    return !drawn.texts.contains { $0.string == text.string }
  }

  /// Whether the font that the document sets for a view is a text style; `nil` if the document does not set its font.
  func followsTextSize(_ view: ScreenView) -> Bool? {
    guard let font = document.element(view.location.id)?.children.first(where: { $0["key"] == "fontDescription" })
    else { return nil }
    return font["style"] != nil
  }

  /// The font of a view's text, at its size before the text is shrunk to fit; `nil` for a view without text.
  func ownFont(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: label.font
    case let button as UIButton: button.titleLabel?.font
    case let field as UITextField: field.font
    default: nil
    }
  }

  /// Whether people who hear VoiceOver read the name of an image understand it: the project is known to be only in
  /// English in this folder, and the name consists of whole words, as “play” and “newPost” do. The name of a brand is
  /// understood in all languages.
  func isUnderstood(imageNamed name: String?) -> Bool {
    guard let name else { return false }
    return ImageName.namesBrand(name) || project?.isInEnglishAlone == true && ImageName.isMadeOfWords(name)
  }
}
