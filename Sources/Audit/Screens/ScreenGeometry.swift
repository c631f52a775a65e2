import InterfaceBuilder
import UIKit

/// The visible views of a laid-out screen, with their frames and ancestors.
///
/// Left out are hidden and fully transparent views with all their subviews, and the views that UIKit creates inside of
/// its own controls, because no document can change them.
@preconcurrency @MainActor public final class ScreenGeometry {
  /// The visible views of the document, from back to front; the first is the root view.
  public let views: [ScreenView]
  /// The index in ``views`` of each view, by its identifier.
  let places: [String: Int]
  /// The geometry of the same scene on Interface Builder's canvas; `nil` if this object itself describes the canvas.
  let canvas: ScreenGeometry?
  /// The scene's objects, laid out.
  let loaded: LoadedScene

  /// The content that is cut off, grouped by the edge that cuts it off. It is computed once, because two rules read it.
  private(set) lazy var clippedContent = ClippedContent.places(on: self)

  init(of loaded: LoadedScene, canvas: ScreenGeometry?) {
    self.loaded = loaded
    self.canvas = canvas
    var collector = ScreenViewCollector(loaded)
    collector.collect()
    views = collector.views
    places = Dictionary(
      views.enumerated().map { ($1.location.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The view with that identifier; `nil` if it is not visible.
  public func view(_ id: String) -> ScreenView? {
    places[id].map { views[$0] }
  }

  /// The view that is an item of a constraint; `nil` for layout guides, invisible views and views that are not in the
  /// document.
  func view(of item: AnyObject?) -> ScreenView? {
    (item as? UIView).flatMap { loaded.location(of: $0) }.flatMap { view($0.id) }
  }

  /// The indices in ``views`` of a view's ancestors, the nearest first.
  public func ancestors(of view: ScreenView) -> some Sequence<Int> {
    sequence(state: view.parent) { next -> Int? in
      defer { next = next.flatMap { self.views[$0].parent } }
      return next
    }
  }

  /// The index of a view, followed by those of its ancestors in ``views``, the nearest first.
  func path(of place: Int) -> [Int] {
    [place] + ancestors(of: views[place])
  }

  /// A constraint of the document, with a priority above 750, that fixes or limits a view's width or height to a
  /// constant; `nil` if there is none.
  func fixedSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint? {
    view.sizeLimits.first {
      $0.firstAttribute == axis.size && $0.priority.rawValue > UILayoutPriority.defaultHigh.rawValue
    }
  }
}
