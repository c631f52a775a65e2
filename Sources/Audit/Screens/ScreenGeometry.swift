import InterfaceBuilder
import UIKit

/// Where the visible views of a laid-out screen are.
///
/// Hidden and clear views are left out with everything in them, and so are the views that UIKit creates inside its own
/// views, which no document can change.
@preconcurrency @MainActor public final class ScreenGeometry {
  /// The views of the document, those in front after those behind; the first is the root view.
  public let views: [ScreenView]
  /// The places of the views in ``views`` by their identifiers.
  let places: [String: Int]
  /// The same screen on the canvas; `nil` if this is that screen.
  let canvas: ScreenGeometry?
  /// The scene's objects, laid out.
  let loaded: LoadedScene

  /// The content that is cut off, by the edge that cuts it off. It is kept because two rules read it.
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

  /// The view with that identifier, if it can be seen.
  public func view(_ id: String) -> ScreenView? {
    places[id].map { views[$0] }
  }

  /// The view that an item of a constraint is, if it can be seen; `nil` for guides and for views of no document.
  func view(of item: AnyObject?) -> ScreenView? {
    (item as? UIView).flatMap { loaded.location(of: $0) }.flatMap { view($0.id) }
  }

  /// The places in ``views`` of the views around a view, the nearest first.
  public func ancestors(of view: ScreenView) -> some Sequence<Int> {
    sequence(state: view.parent) { next -> Int? in
      defer { next = next.flatMap { self.views[$0].parent } }
      return next
    }
  }

  /// The places in ``views`` of a view and of those around it, the nearest first.
  func path(of place: Int) -> [Int] {
    [place] + ancestors(of: views[place])
  }

  /// A constraint that keeps a view's size, or its greatest size, along an axis at a number that the document states.
  func fixedSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint? {
    view.sizeLimits.first {
      $0.firstAttribute == axis.size && $0.priority.rawValue > UILayoutPriority.defaultHigh.rawValue
    }
  }
}
