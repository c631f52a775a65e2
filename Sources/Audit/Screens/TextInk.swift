import Foundation
import InterfaceBuilder
import Typesetting
import UIKit

/// A colour in which a view shows text, with the font of the text.
@MainActor struct TextInk: @MainActor Hashable {
  var color: CGColor
  var font: UIFont
  /// The colour right behind the text, if it is no view's background.
  var ground: CGColor?
  /// Whether the text is a placeholder, which UIKit makes pale on purpose.
  var isPlaceholder = false

  /// The colours of a view's text; empty for a view that shows none, or is disabled, or has UIKit's colours on UIKit's
  /// grounds.
  ///
  /// An attributed text has one for each of its runs, a segmented control one for its selected and one for its other
  /// segments, others have one.
  static func all(of view: ScreenView, on screen: AuditedScreen) -> [TextInk] {
    if let control = view.view as? UISegmentedControl { return all(of: control) }
    guard let ink = TextInk(of: view.view) else { return [] }
    guard isAttributed(view, on: screen) else { return [ink] }
    var known: Set<TextInk> = []
    let runs = view.texts.flatMap(\.placement.layout.text.runs)
    let inks = runs.map { run in
      let font = ink.font.withSize(run.attributes.font.pointSize)
      return TextInk(color: run.attributes.color.map(CGColor.init(rgba:)) ?? ink.color, font: font)
    }
    return inks.filter { known.insert($0).inserted }
  }

  /// The colours of the titles of segments on the colours that the document gives them.
  private static func all(of control: UISegmentedControl) -> [TextInk] {
    guard control.isEnabled else { return [] }
    func color(_ color: UIColor) -> CGColor { color.cgColor(with: control.traitCollection) }
    let selected = control.selectedSegmentIndex
    let titles = (0..<control.numberOfSegments).filter { !(control.titleForSegment(at: $0) ?? "").isEmpty }
    var ink = TextInk(color: color(.label), font: .systemFont(ofSize: 13))
    var inks: [TextInk] = []
    if control.backgroundColor != nil, titles.contains(where: { $0 != selected }) { inks.append(ink) }
    if let tint = control.selectedSegmentTintColor, titles.contains(selected), color(tint).alpha > 0.99 {
      ink.ground = color(tint)
      inks.append(ink)
    }
    return inks
  }

  private init(color: CGColor, font: UIFont) {
    self.color = color
    self.font = font
  }

  private init?(of view: UIView) {
    switch view {
    case let label as UILabel where label.isEnabled:
      self.init(color: label.textColor.cgColor(with: label.traitCollection), font: label.font)
    case let button as UIButton where button.isEnabled && button.currentBackgroundImage == nil:
      let font = button.titleLabel?.font ?? .systemFont(ofSize: 15)
      self.init(color: button.currentTitleColor.cgColor(with: button.traitCollection), font: font)
    case let field as UITextField where field.isEnabled && !(field.text ?? "").isEmpty:
      self.init(
        color: (field.textColor ?? .label).cgColor(with: field.traitCollection),
        font: field.font ?? .systemFont(ofSize: 14))
    case let field as UITextField where field.isEnabled && !(field.placeholder ?? "").isEmpty:
      self.init(
        color: UIColor.placeholderText.cgColor(with: field.traitCollection), font: field.font ?? .systemFont(ofSize: 14)
      )
      isPlaceholder = true
    case let text as UITextView where !(text.text ?? "").isEmpty:
      self.init(
        color: (text.textColor ?? .label).cgColor(with: text.traitCollection),
        font: text.font ?? .systemFont(ofSize: 14))
    default: return nil
    }
  }

  /// Whether the view's text is an attributed string, which has its own colours.
  private static func isAttributed(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    if let button = view.view as? UIButton {
      return button.currentAttributedTitle != nil || button.configuration?.styledTitle != nil
    }
    guard let element = screen.document.element(view.location.id) else { return false }
    return element.children.contains { $0["key"] == "attributedText" }
      && (view.view is UITextField || element["usesAttributedText"] == "YES")
  }
}
