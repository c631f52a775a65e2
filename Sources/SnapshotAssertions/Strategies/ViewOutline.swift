import Environments
import UIKit

/// A view and its subviews, or a controller and its children, as text with one line each.
@MainActor enum ViewOutline {
  /// The view and its subviews, as UIKit's `recursiveDescription` has them, without the addresses of objects.
  static func text(of view: UIView, level: Int = 0) -> String {
    let line = String(repeating: "   | ", count: level) + description(of: view)
    return ([line] + view.subviews.map { text(of: $0, level: level + 1) }).joined(separator: "\n")
  }

  /// The controller, its children and what it presents, with the classes of their views, as UIKit's
  /// `_printHierarchy` has them.
  static func text(of controller: UIViewController, level: Int = 0, isPresented: Bool = false) -> String {
    let indent =
      String(repeating: "   | ", count: isPresented ? max(0, level - 1) : level) + (isPresented ? "   + " : "")
    let isShown = controller.viewIfLoaded?.window != nil
    let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" + (isShown ? "" : " not in the window") }
    let line =
      "\(indent)<\(type(of: controller))>, state: \(isShown ? "appeared" : "disappeared"), "
      + "view: \(view ?? "(view not loaded)")"
    let presented = controller.presentedViewController.flatMap { $0.presentingViewController === controller ? $0 : nil }
    return
      ([line] + controller.children.map { text(of: $0, level: level + 1) }
      + (presented.map { [text(of: $0, level: level + 1, isPresented: true)] } ?? [])).joined(separator: "\n")
  }

  /// The class, the frame, and what differs from a view's usual state. The app's own description precedes.
  private static func description(of view: UIView) -> String {
    let own = view.snapshotDescription
    guard own == "<\(type(of: view))>" else { return own }
    let frame = view.frame
    let place = "\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height))"
    let parts =
      ["\(type(of: view))", "frame = (\(place))"]
      + (text(in: view).map { ["text = '\($0)'"] } ?? []) + states(of: view)
    return "<\(parts.joined(separator: "; "))>"
  }

  private static func text(in view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let text as UITextView: text.text
    default: nil
    }
  }

  private static func states(of view: UIView) -> [String] {
    let states: [(Bool, String)] = [
      (view.transform != .identity, "transform = \(matrix(view.transform))"),
      (view.clipsToBounds, "clipsToBounds = YES"),
      (view.alpha != 1, "alpha = \(number(view.alpha))"),
      (view.isHidden, "hidden = YES"),
      (view.tag != 0, "tag = \(view.tag)"),
    ]
    return states.filter(\.0).map(\.1)
  }

  private static func matrix(_ map: CGAffineTransform) -> String {
    "[\([map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: ", "))]"
  }

  private static func number(_ value: CGFloat) -> String { Number.hundredths(value) }
}
