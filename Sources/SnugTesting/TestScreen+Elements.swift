import Environments
import Foundation
import UIKit

extension TestScreen {
  /// Finds a view by its accessibility identifier, accessibility label or text, in this order; `nil` if there is none.
  /// If several views match, the frontmost one is returned.
  public func view(_ name: String) -> UIView? { (try? element(name))?.view ?? named(name).last?.view }

  /// The views of a class, from back to front.
  public func views<View: UIView>(_ type: View.Type) -> [View] {
    ScreenElement.all(in: window).filter { $0.item == nil }.compactMap { $0.view as? View }
  }

  /// Whether the screen has a visible element with a name: an accessibility identifier, accessibility label or text.
  public func shows(_ name: String) -> Bool { !named(name).isEmpty }

  /// The elements that match a name best. An element inside of another matching element is left out.
  private func named(_ name: String) -> [ScreenElement] {
    let all = ScreenElement.all(in: window)
    guard let best = all.compactMap({ $0.rank(of: name) }).min() else { return [] }
    let found = all.filter { $0.rank(of: name) == best }
    return found.filter { element in
      !found.contains { $0.view !== element.view && element.view.isDescendant(of: $0.view) }
    }
  }

  func element(_ name: String) throws(TestScreenError) -> ScreenElement {
    let found = named(name)
    // Of several elements, those that are covered, for example by a presented screen, are left out.
    let reachable = found.count > 1 ? found.filter { $0.reach(in: window) != nil } : found
    if reachable.count == 1 { return reachable[0] }
    // If a heading has the same text as a button, the button is chosen.
    let operable = reachable.filter(\.isOperable)
    if operable.count == 1 { return operable[0] }
    if !found.isEmpty {
      throw .severalElements(name, (reachable.isEmpty ? found : reachable).map(\.words))
    }
    let all = ScreenElement.all(in: window).filter { $0.identifier != nil || $0.label != nil || $0.text != nil }
    // A button's title label is left out of the list, because it repeats the button's text.
    let elements = all.filter { !($0.view.superview is UIButton) }
    throw .noElement(name, among: elements.map(\.words))
  }

  func element(_ view: UIView) throws(TestScreenError) -> ScreenElement {
    let element = ScreenElement(view: view, item: nil)
    guard view.window === window else { throw .notOnScreen(element.words) }
    return element
  }

  /// The point, in the window, at which a finger can touch an element. If necessary, the element is scrolled into sight
  /// first. Throws an error if it cannot be touched.
  func place(of element: ScreenElement) throws(TestScreenError) -> CGPoint {
    if element.reach(in: window) == nil {
      perform { _ = element.reach(in: window, scrolling: true) }
    }
    if let place = element.reach(in: window) { return place }
    let seen = element.visiblePart(in: window)
    guard !seen.isEmpty, let hit = window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil) else {
      throw .outside(element.words)
    }
    throw .covered(element.words, by: ScreenElement(view: hit, item: nil).words)
  }
}
