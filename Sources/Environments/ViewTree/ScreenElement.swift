import Foundation
import UIKit

/// A part of a screen that tests can find by name: a view, or an item of a bar or control that is not a view, such as a
/// bar button item or a segment.
package struct ScreenElement {
  /// The view itself, or the view that contains the item.
  package let view: UIView
  /// The item; `nil` for the view itself.
  package let item: InnerElement?

  package init(view: UIView, item: InnerElement?) {
    self.view = view
    self.item = item
  }

  /// The accessibility identifier of the item or view; `nil` if it has none.
  package var identifier: String? { (item.map(\.identifier) ?? view.accessibilityIdentifier)?.nonEmpty }
  /// The accessibility label of the item or view; `nil` if it has none.
  package var label: String? { (item.map(\.label) ?? view.statedAccessibilityLabel)?.nonEmpty }

  /// The text that the view shows.
  package var text: String? { item == nil ? view.shownText?.nonEmpty : nil }

  /// The placeholder of a text field. It also names the field while the field has a text.
  private var placeholder: String? { item == nil ? (view as? UITextField)?.placeholder?.nonEmpty : nil }

  /// The rectangle, in points, in the coordinates of the root of the view hierarchy: the window, if the screen is
  /// shown.
  package var frame: CGRect {
    let rect = item?.frame ?? view.bounds
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(view.pointInTop)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the element can be operated: it is a control, or an item of a control or bar.
  package var isOperable: Bool { item != nil || view is UIControl }

  /// How well a name matches the element, from 0 (its identifier) to 3 (its placeholder); `nil` if it does not match.
  package func rank(of name: String) -> Int? {
    if identifier == name { return 0 }
    if label == name { return 1 }
    if text == name { return 2 }
    return placeholder == name ? 3 : nil
  }

  /// The class of the view, or that the element is an item of it.
  package var kind: String { item == nil ? "\(type(of: view))" : "item of \(type(of: view))" }

  /// The description of the element for error messages that list elements.
  package var words: String {
    let names = [label ?? text].compactMap { $0 }.map { "“\($0)”" } + (identifier.map { ["#\($0)"] } ?? [])
    let place = "at \(Number.points(frame.minX)), \(Number.points(frame.minY))"
    return ([kind] + names + [place]).joined(separator: " ")
  }

  /// The visible elements of a view hierarchy, from back to front.
  package static func all(in root: UIView) -> [ScreenElement] {
    guard !root.isHidden, root.alpha >= 0.01, !root.accessibilityElementsHidden else { return [] }
    return [ScreenElement(view: root, item: nil)] + root.innerElements.map { ScreenElement(view: root, item: $0) }
      + root.subviews.flatMap { all(in: $0) }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
