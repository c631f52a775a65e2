import Foundation
import InterfaceBuilder
import Typesetting
import UIKit

/// Collects the visible views of a laid-out scene, from back to front.
struct ScreenViewCollector {
  private let loaded: LoadedScene
  private(set) var views: [ScreenView] = []

  /// Below this opacity a view is invisible, and UIKit sends it no touches.
  private static let leastOpacity = 0.01

  init(_ loaded: LoadedScene) {
    self.loaded = loaded
  }

  mutating func collect() {
    let root = loaded.rootView
    walk(root, inside: nil, reach: Reach(rect: root.bounds, owner: 0))
  }

  private mutating func walk(_ view: UIView, inside parent: Int?, reach: Reach) {
    guard !view.isHidden, view.alpha >= Self.leastOpacity else { return }
    var place = parent
    var reach = reach
    if let location = loaded.location(of: view) {
      place = views.count
      views.append(
        ScreenView(
          view: view, location: location, parent: parent, frame: rect(view.bounds, of: view), reach: reach,
          isPlacedBySystem: isPlacedBySystem(view, inside: parent),
          texts: texts(of: view)))
      narrow(&reach, to: view, at: views.count - 1, isCell: Self.cells.contains(location.element))
    }
    for child in view.subviews {
      walk(child, inside: place, reach: reach)
    }
  }

  private func isPlacedBySystem(_ view: UIView, inside parent: Int?) -> Bool {
    if let cell = view.superview?.superview as? UITableViewCell, cell.isBuiltInLabel(view) { return true }
    guard let parent = parent.map({ views[$0] }) else { return false }
    return parent.isPlacedBySystem || parent.view is UIToolbar || parent.view is UINavigationBar
  }

  /// Narrows `reach` to the area in which the subviews of a view can be seen or scrolled to.
  private func narrow(_ reach: inout Reach, to view: UIView, at place: Int, isCell: Bool) {
    if let scrollView = view as? UIScrollView {
      // Everything in the content area can be scrolled to, and code may enlarge this area at any time. So content of a
      // scroll view is lost only if it lies above or before the origin of the content area.
      reach = Reach(rect: rect(CGRect(origin: .zero, size: Self.endless), of: scrollView), owner: place)
    } else if view.clipsToBounds || isCell {
      let bounds = rect(view.bounds, of: view)
      if !bounds.contains(reach.rect) {
        reach = Reach(rect: reach.rect.intersection(bounds), owner: place)
      }
    }
  }

  /// The elements whose content is cut off at their bounds although they do not clip, because the next cell begins
  /// there.
  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]
  private static let endless = CGSize(width: 1e6, height: 1e6)

  /// The texts of a view and of the views without an identifier inside of it.
  private func texts(of view: UIView) -> [ScreenText] {
    var texts: [ScreenText] = []
    if let showing = view as? any TextShowing {
      for placement in showing.textPlacements where !placement.layout.lines.isEmpty {
        let lines = placement.layout.lines.map {
          CGRect(x: placement.origin.x + $0.x, y: placement.origin.y + $0.y, width: $0.width, height: $0.height)
        }
        texts.append(
          ScreenText(
            placement: placement, lines: lines.map { rect($0, of: view) }, room: rect(placement.room, of: view)))
      }
    }
    for child in view.subviews where loaded.location(of: child) == nil && !child.isHidden {
      if child.alpha >= Self.leastOpacity { texts += self.texts(of: child) }
    }
    return texts
  }

  private func rect(_ rect: CGRect, of view: UIView) -> CGRect {
    view.convert(rect, to: loaded.rootView)
  }
}
