import Foundation
import UIKit

/// Something on a screen that has a name: a view, or an item of a bar or a control that is no view.
package struct ScreenElement {
  /// The view, or the one that holds the item.
  package let view: UIView
  /// The item; `nil` for the view itself.
  package let item: InnerElement?

  package init(view: UIView, item: InnerElement?) {
    self.view = view
    self.item = item
  }

  /// The accessibility identifier.
  package var identifier: String? { (item.map(\.identifier) ?? view.accessibilityIdentifier)?.nonEmpty }
  /// The accessibility label.
  package var label: String? { (item.map(\.label) ?? view.accessibilityLabel)?.nonEmpty }

  /// The words that the view shows.
  package var text: String? { item == nil ? view.shownText?.nonEmpty : nil }

  /// The placeholder of a field. It also names the field while it has a text.
  private var placeholder: String? { item == nil ? (view as? UITextField)?.placeholder?.nonEmpty : nil }

  /// The rectangle in the coordinates of the topmost view, which is the window on a shown screen.
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

  /// Whether people operate it: it is a control, or an item of a control or a bar.
  package var isOperable: Bool { item != nil || view is UIControl }

  /// How well a name fits the element, lower is better; `nil` if it does not.
  package func rank(of name: String) -> Int? {
    if identifier == name { return 0 }
    if label == name { return 1 }
    if text == name { return 2 }
    return placeholder == name ? 3 : nil
  }

  /// The words for the element in a list of elements.
  package var words: String {
    let kind = item == nil ? "\(type(of: view))" : "item of \(type(of: view))"
    let names = [label ?? text].compactMap { $0 }.map { "“\($0)”" } + (identifier.map { ["#\($0)"] } ?? [])
    let place = "at \(Number.points(frame.minX)), \(Number.points(frame.minY))"
    return ([kind] + names + [place]).joined(separator: " ")
  }

  /// The elements of a tree that can be seen, those behind before those in front.
  package static func all(in root: UIView) -> [ScreenElement] {
    guard !root.isHidden, root.alpha >= 0.01, !root.accessibilityElementsHidden else { return [] }
    return [ScreenElement(view: root, item: nil)] + root.innerElements.map { ScreenElement(view: root, item: $0) }
      + root.subviews.flatMap { all(in: $0) }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
