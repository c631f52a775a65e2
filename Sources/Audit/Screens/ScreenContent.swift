import Foundation
import InterfaceBuilder
import UIKit

/// A line of text or a control on a screen, with its rectangle in the coordinates of the root view.
struct ScreenContent {
  /// The kind of content.
  enum Kind {
    /// Text, which people read.
    case text
    /// A control, which people touch.
    case control
  }

  let kind: Kind
  let rect: CGRect

  /// The fraction of a line's height, above and also below its letters, that is mostly empty and does not count as
  /// text.
  private static let airInLine: CGFloat = 0.15

  /// The lines of text and the controls of a view; empty for plain views, images and backgrounds.
  ///
  /// The content of a button is its title, or its bounds if it shows only an image. A text field without text has no
  /// content, so that views in it, such as a magnifying glass, do not count as overlapping.
  static func of(_ view: ScreenView) -> [ScreenContent] {
    guard !view.isPlacedBySystem else { return [] }
    let texts = view.texts.flatMap { text in
      text.lines.map { line in
        let letters = line.insetBy(dx: 0, dy: line.height * airInLine)
        return ScreenContent(kind: .text, rect: letters.intersection(text.room).intersection(view.frame))
      }
    }
    .filter { !$0.rect.isEmpty }
    switch ElementCatalogue.content(of: view.view) {
    case .bounds: return [ScreenContent(kind: .control, rect: view.frame)]
    case .texts:
      guard texts.isEmpty, let button = view.view as? UIButton else { return texts }
      let showsImage = button.currentImage != nil || button.configuration?.image != nil
      return showsImage ? [ScreenContent(kind: .control, rect: view.frame)] : []
    case nil: return []
    }
  }

  /// The smallest rectangle around several pieces of content; `nil` if there are none.
  static func extent(of content: [ScreenContent]) -> CGRect? {
    content.first.map { content.dropFirst().reduce($0.rect) { $0.union($1.rect) } }
  }
}
