import Foundation

/// A control above the content of a scroll view, which a person pulls down to reload the content.
///
/// It is hidden until ``beginRefreshing()`` is called or a finger has dragged the content down by 120 points.
open class UIRefreshControl: UIControl, PulledView {
  /// Whether new content is being loaded.
  open private(set) var isRefreshing = false { didSet { isHidden = !isRefreshing } }
  /// The text below the activity indicator. Inert: the control takes space, but is not drawn.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 60)))
    isHidden = true
  }

  /// Decodes the control from an archive, or creates it from a storyboard or xib. It is hidden at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Sets ``isRefreshing`` to `true` and shows the control. No action methods are called.
  open func beginRefreshing() { isRefreshing = true }

  /// Sets ``isRefreshing`` to `false` and hides the control.
  open func endRefreshing() { isRefreshing = false }

  /// How far the content has to be dragged down to start reloading, in points. Apple does not document this value.
  private static let pullDistance: CGFloat = 120

  func wasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= Self.pullDistance else { return }
    beginRefreshing()
    valueWasChanged(with: nil)
  }

  /// Places the control directly above the scroll view's content, and makes it as wide as the scroll view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let scroll = superview as? UIScrollView else { return }
    frame = CGRect(x: 0, y: -frame.height, width: scroll.bounds.width, height: frame.height)
  }
}
