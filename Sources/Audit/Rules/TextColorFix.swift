import InterfaceBuilder
import UIKit

/// The edit that gives a text one of UIKit's colours for text, which follow the appearance. Of those that hold, the one
/// that is nearest to the text's colour is taken.
@MainActor struct TextColorFix {
  private let view: ScreenView
  private let letters: CGColor
  private let screen: AuditedScreen

  /// - Parameter letters: the colour of the text as it is.
  init(of view: ScreenView, like letters: CGColor, on screen: AuditedScreen) {
    self.view = view
    self.letters = letters
    self.screen = screen
  }

  /// The colours as documents, Interface Builder's menu and UIKit name them. Paler ones of UIKit's are for what is disabled.
  static let colors: [(name: String, words: String, member: String, color: UIColor)] = [
    ("labelColor", "Label Color", "label", .label),
    ("secondaryLabelColor", "Secondary Label Color", "secondaryLabel", .secondaryLabel),
  ]

  /// The edits, the nearest colour first; `nil` if the view shows no text in a colour of its own.
  ///
  /// - Parameter otherwise: what to do if no edit holds.
  func suggestions(_ otherwise: String) -> FixSuggestions? {
    guard view.view is UILabel || view.view is UITextView || view.view is UITextField else { return nil }
    let colors = Self.colors.sorted { distance(to: $0.color) < distance(to: $1.color) }
    return FixSuggestions(
      fixes: colors.map { color in
        var fix = SuggestedFix(text: "Give the text the colour “\(color.words)”, which follows the appearance.")
        let edit = ObjectEdit(view.location.id, color: "textColor", color.name)
        if screen.document.allows(edit) {
          fix.edits = [edit]
        } else {
          fix.change = Self.change(view.location.id, to: color.color)
        }
        return fix
      }, otherwise: otherwise)
  }

  /// How far a colour is from that of the text, in light appearance on white.
  private func distance(to color: UIColor) -> Double {
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let other = color.cgColor(with: UITraitCollection(userInterfaceStyle: .light)).over(white)
    return [letters.red - other.red, letters.green - other.green, letters.blue - other.blue].reduce(0) { $0 + $1 * $1 }
  }

  private static func change(_ id: String, to color: UIColor) -> (LoadedScene) -> Void {
    { loaded in
      switch loaded.object(id) {
      case let label as UILabel: label.textColor = color
      case let text as UITextView: text.textColor = color
      case let field as UITextField: field.textColor = color
      default: break
      }
    }
  }
}
