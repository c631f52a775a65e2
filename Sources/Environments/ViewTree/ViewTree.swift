import Foundation
import UIKit

/// The view hierarchy of a screen as text: one line per view with its class, names, frame on the screen and states.
///
/// ``ScreenElement`` gives the names of a view. `ScreenRecorder` and `TestScreen` record the text.
package struct ViewTree {
  private let root: UIView
  /// The offset that is added to frames.
  private let offset: CGPoint

  /// - Parameters:
  ///   - root: the view whose hierarchy is described.
  ///   - origin: the position of the root's top left corner in the frames of the text, in points; `nil` for its
  ///     position in the coordinates of its outermost superview.
  package init(root: UIView, at origin: CGPoint? = nil) {
    self.root = root
    let place = root.pointInTop(root.bounds.origin)
    offset = origin.map { CGPoint(x: $0.x - place.x, y: $0.y - place.y) } ?? .zero
  }

  /// The text, with a line break at its end. It leaves out hidden views below the root, and the subviews of buttons and
  /// text fields.
  package var text: String { lines(of: root, depth: 0).map { PlainLine.of($0) + "\n" }.joined() }

  private func lines(of view: UIView, depth: Int) -> [String] {
    // The root is always listed, because a text without a line gives no information.
    guard depth == 0 || !view.isHidden && view.alpha > 0 else { return [] }
    let indent = String(repeating: "  ", count: depth)
    let own = ScreenElement(view: view, item: nil)
    let items = view.innerElements.map { item in
      let element = ScreenElement(view: view, item: item)
      return "\(indent)  - \(names(of: element)) \(frame(element.frame))" + (item.isEnabled ? "" : " disabled")
    }
    let parts = view.showsTextInPart ? [] : view.subviews
    let states = states(of: view)
    let line =
      "\(indent)\(type(of: view))" + (names(of: own).isEmpty ? "" : " \(names(of: own))") + " \(frame(own.frame))"
      + (states.isEmpty ? "" : " " + states.joined(separator: " "))
    return [line] + items + parts.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func names(of element: ScreenElement) -> String {
    let label = element.label.flatMap { label -> String? in
      if element.item != nil { return quoted(label) }
      return label == element.text ? nil : "(\(quoted(label)))"
    }
    let placeholder = (element.view as? UITextField).flatMap { $0.hasText ? nil : $0.placeholder } != nil
    let text = element.text.map { placeholder ? "placeholder \(quoted($0))" : quoted($0) }
    return [text, label, element.identifier.map { "#\($0)" }].compactMap { $0 }.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String { "“\(text)”" }

  private func frame(_ frame: CGRect) -> String {
    Number.frame(frame.offsetBy(dx: offset.x, dy: offset.y))
  }

  private func states(of view: UIView) -> [String] {
    var states = view.shownStates.map(words)
    if view.isHidden { states.append("hidden") }
    if view.isFirstResponder { states.append("edited") }
    if view.alpha < 1 { states.append("alpha \(Number.hundredths(view.alpha))") }
    return states
  }

  private func words(_ state: ShownState) -> String {
    switch state {
    case .disabled: "disabled"
    case .selected: "selected"
    case .on: "on"
    case .off: "off"
    case .value(let value): "value \(Number.exact(value))"
    case .segment(let number): "segment \(number)"
    case .scrolled(let offset): "scrolled to \(Number.hundredths(offset.x)), \(Number.hundredths(offset.y))"
    }
  }
}
