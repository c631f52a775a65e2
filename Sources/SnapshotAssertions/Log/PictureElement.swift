import Environments
import UIKit

/// A view of a picture, or an item of a bar or control.
struct PictureElement: Sendable {
  /// Its class and its text.
  var name: String
  /// Its rectangle in points in the picture.
  var frame: CGRect
  /// Whether the content of the view is not drawn here, as that of a web page.
  var isUndrawn = false

  /// Whether a box lies in the frame, or at most a point outside.
  func covers(_ box: CGRect) -> Bool {
    box.minX >= frame.minX - 1 && box.maxX <= frame.maxX + 1 && box.minY >= frame.minY - 1
      && box.maxY <= frame.maxY + 1
  }

  /// The visible elements of a view, from back to front.
  @MainActor static func all(of view: UIView) -> [PictureElement] {
    let origin = view.pointInTop(view.bounds.origin)
    return ScreenElement.all(in: view).map { element in
      PictureElement(
        name: name(of: element), frame: element.frame.offsetBy(dx: -origin.x, dy: -origin.y),
        isUndrawn: element.view is UIOpaqueView)
    }
  }

  /// The class and the text. The text of a button is in a part of it, which has the button's name.
  @MainActor private static func name(of element: ScreenElement) -> String {
    let whole = element.view.superview.flatMap { $0.showsTextInPart ? $0 : nil }
    let named = whole.map { ScreenElement(view: $0, item: nil) } ?? element
    return named.kind + ((named.text ?? named.label).map { " “\($0.count > 30 ? $0.prefix(29) + "…" : $0)”" } ?? "")
  }
}
