import InterfaceBuilder
import Typesetting
import UIKit

extension AuditedScreen {
  /// Whether people may see a text that differs from the document's, or the same text with different room or drawn by
  /// another class.
  ///
  /// Code is likely to put another text there; a class of its own may draw otherwise; a text in a missing font was
  /// measured in another font; and code may decide how much room there is along the axis.
  func isUnknown(_ text: ScreenText, in view: ScreenView, along axis: NSLayoutConstraint.Axis) -> Bool {
    if view.location.customClass != nil || view.view is UITextField { return true }
    if !text.placement.layout.notes.isEmpty { return true }
    if document.shownTexts[view.location.id] == nil, PlaceholderText.matches(text.string) { return true }
    switch effect(of: .text, on: view.location.id) {
    case .certain: return true
    // A translated text is taken to be shown, unless known code may replace it.
    case .possible where knowsOwner(ofOutletsTo: view.location.id) || !isTranslated(text, in: view): return true
    case .possible, .none: break
    }
    guard let place = places[view.location.id] else { return true }
    return hasRoomFromCode(place, axis)
  }

  /// Whether the text is another one than in the document itself.
  private func isTranslated(_ text: ScreenText, in view: ScreenView) -> Bool {
    let environment = loaded.environment
    guard environment.locale != nil, environment.pseudoLanguage == nil, let drawn = canvas?.view(view.location.id)
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
}
